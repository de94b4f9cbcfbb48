import { oneLine, visibleText } from '../typed-text';

/** What spellings of one tag have in common, as the platform sees it: case, width and invisible characters do not matter. */
export function tagKey(tag: string): string {
  return oneLine(visibleText(tag.normalize('NFKC'))).toLowerCase();
}

/** Whether goods have one of some tags, however their merchant spelled it. */
export function hasTagOf(tags: readonly string[], wanted: readonly string[]): boolean {
  const keys = new Set(wanted.map(tagKey));
  return keys.size > 0 && tags.some((tag) => keys.has(tagKey(tag)));
}
