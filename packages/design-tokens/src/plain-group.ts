import { cssValue } from './css-value.ts';
import type { CssGroup } from './read-group.ts';

/**
 * A group of tokens as CSS text, for a file without references: its styles are recompiled only when this file changes.
 * @throws TypeError when a value is a reference
 */
export function plainGroup<Group extends object>(group: Group): CssGroup<Group> {
  const entries = Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, child]) => [name, '$value' in child ? cssValue(child.$value) : plainGroup(child)]);
  return Object.fromEntries(entries);
}
