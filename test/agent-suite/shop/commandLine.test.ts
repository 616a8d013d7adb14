import assert from 'node:assert/strict';
import { askAgent } from '../agentTurn';
import { nodeNamed, outlined } from '../answers';
import { cliFolders, viewWithCli } from '../cli/copilotCli';
import { outline } from '../toolCalls';

/** Asks for an outline, and gives the lines of one declaration to the command line's reader. */
async function viewed(file: string, declaration: string): Promise<string> {
  const { prompts } = await askAgent(`Outline ${file}.`, [() => [outline(file)]]);
  const last = prompts.at(-1);
  assert.ok(last);
  const { startLine, endLine } = nodeNamed(last, declaration);
  return viewWithCli(outlined(last).file, [startLine, endLine], cliFolders());
}

describe('the view of Copilot’s command line', () => {
  it('shows exactly the lines of a method from startLine to endLine', async () => {
    assert.equal(
      await viewed('src/main/java/com/acme/shop/Order.java', 'total(int, String)'),
      `  /** The sum after a discount in percent; the reason goes to the log. */
  public int total(int discount, String reason) {
    System.out.println(id + ": " + discount + " % off, " + reason);
    return total() * (100 - discount) / 100;
  }`,
    );
  });

  it('shows exactly the one line of a field', async () => {
    assert.equal(
      await viewed('src/main/java/com/acme/shop/Priority.java', 'days'),
      '  private final int days;',
    );
  });

  it('shows the last member of a file that has no final line end', async () => {
    assert.equal(
      await viewed('src/main/java/com/acme/shop/Tail.java', 'last()'),
      '  /** The end of the file. */\n  int last() {\n    return first; }}',
    );
  });
});
