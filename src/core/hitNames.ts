import { bareName } from './javaSymbols';

/** What a declaration is called, and where it stands. */
export interface HitName {
  readonly name: string;
  readonly container?: string;
}

/**
 * Undoes what redhat.java does to the names of hits when the query has a dot: it puts the container before them,
 * once for each time its provider is registered, `undefined.` or a lone dot where there is no container.
 */
export function undoQualifiedName(shownName: string, containerName: string | undefined): HitName {
  const container = containerName ?? '';
  const head = bareName(shownName);
  const lastDot = head.lastIndexOf('.');
  const name = lastDot < 0 ? shownName : shownName.slice(lastDot + 1);
  const prefix = head
    .split('.')
    .slice(0, -1)
    .filter((part) => part !== '' && part !== 'undefined' && part !== 'null');
  // jdtls gives the methods of nested types a container in the JVM's spelling.
  const known = (container === '' ? prefix.join('.') : container).replace(/(?<=\p{L})\$(?=\p{L})/gu, '.');
  return known === '' ? { name } : { name, container: known };
}
