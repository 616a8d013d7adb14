import assert from 'node:assert/strict';
import { Kind, node, orderOutline } from './fakes/javaAnswers';
import { sketchOf } from './outlineSketch';
import { outlining } from './harness';

const packageNode = node('com.acme.shop', Kind.Package, ['0:0-0:22', '0:0-0:22']);
const method = (name: string, detail: string, where: readonly [string, string]) =>
  node(name, Kind.Method, where, { detail });

describe('the lines of a declaration', () => {
  it('cover Javadoc and annotations, as the server gives them', async () => {
    assert.deepEqual(await sketchOf(outlining(orderOutline())), [
      'Order Class 6-39',
      '. id Field 8-8',
      '. lines Field 9-9',
      '. Order(String) Constructor 11-13',
      '. id() Method 15-17 : String',
      '. add(String, int, int) Method 19-21 : void',
      '. total() Method 23-26 : int',
      '. total(int, String) Method 28-32 : int',
      '. Line Class 34-38',
      '. . article Field 34-34',
      '. . count Field 34-34',
      '. . price Field 34-34',
      '. . sum() Method 35-37 : int',
    ]);
  });

  it('are those of the only line of a file without a line break', async () => {
    const one = node('OneLine', Kind.Class, ['0:23-0:64', '0:29-0:36'], {
      children: [method('one()', ' : int', ['0:39-0:62', '0:43-0:46'])],
    });
    assert.deepEqual(await sketchOf(outlining([packageNode, one], 1)), [
      'OneLine Class 1-1',
      '. one() Method 1-1 : int',
    ]);
  });

  it('are those of the last line after blank ones', async () => {
    const late = node('LateLine', Kind.Class, ['3:23-3:66', '3:29-3:37']);
    assert.deepEqual(await sketchOf(outlining([packageNode, late], 4)), ['LateLine Class 4-4']);
  });

  it('do not reach the line at whose first character they end', async () => {
    const unclosed = node('Unclosed', Kind.Class, ['2:0-9:0', '2:6-2:14'], {
      children: [
        method('first()', ' : int', ['3:2-5:3', '3:6-3:11']),
        method('second()', ' : int', ['7:2-9:0', '7:6-7:12']),
      ],
    });
    assert.deepEqual(await sketchOf(outlining([packageNode, unclosed], 10)), [
      'Unclosed Class 3-9',
      '. first() Method 4-6 : int',
      '. second() Method 8-9 : int',
    ]);
  });

  it('never leave the document, whatever the server says', async () => {
    const stale = node('Stale', Kind.Class, ['0:0-99:1', '0:6-0:11'], {
      children: [
        method('long()', '', ['3:2-12:3', '3:6-3:10']),
        method('gone()', '', ['50:2-60:3', '50:6-50:10']),
      ],
    });
    assert.deepEqual(await sketchOf(outlining([stale], 10)), [
      'Stale Class 1-10',
      '. long() Method 4-10',
      '. gone() Method 10-10',
    ]);
  });

  it('hold the name in a half-typed file, where the server leaves it outside', async () => {
    const half = node('HalfTyped', Kind.Class, ['2:0-13:1', '3:6-3:15'], {
      children: [
        method('before()', ' : int', ['2:0-6:3', '4:6-4:12']),
        method('during(String)', ' : int', ['2:0-6:3', '8:6-8:12']),
        method('after()', ' : int', ['2:0-12:3', '10:6-10:11']),
      ],
    });
    assert.deepEqual(await sketchOf(outlining([packageNode, half], 15)), [
      'HalfTyped Class 3-14',
      '. before() Method 3-7 : int',
      '. during(String) Method 3-9 : int',
      '. after() Method 3-13 : int',
    ]);
  });
});
