import { cssValue, type Token } from './css-value.ts';
import { tokenTree } from './token-tree.ts';

/** The type of a token group with every token converted to CSS text, without `$description` and similar keys. */
export type CssGroup<Group> = {
  [Name in keyof Group as Name extends `$${string}` ? never : Name]: Group[Name] extends { $value: unknown }
    ? string
    : CssGroup<Group[Name]>;
};

/**
 * Reads a group of tokens as CSS text, resolving references in a tree of tokens. The type contains every token's name, so a
 * missing token does not compile.
 * @throws RangeError when a reference names no token
 */
export function readGroup<Group extends object>(group: Group, tree: object = tokenTree): CssGroup<Group> {
  const entries = Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, child]) => [
      name,
      isToken(child) ? cssValue(resolveValue(child.$value, tree)) : readGroup(child, tree),
    ]);
  return Object.fromEntries(entries);
}

/** Follows `{group.name}` references until a plain value is reached. */
export function resolveValue(value: unknown, tree: object = tokenTree): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const path = value.slice(1, -1).split('.');
  let node: unknown = tree;
  for (const name of path) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
  }
  if (!isToken(node)) throw new RangeError(`The reference ${value} names no token`);
  return resolveValue(node.$value, tree);
}

function isToken(node: unknown): node is Token {
  return typeof node === 'object' && node !== null && '$value' in node;
}
