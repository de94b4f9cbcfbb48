/** A key and value that a shop put on a cart or a line. */
export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

/** Longest key and value, in characters, as the platform stores them. */
export const ATTRIBUTE_KEY_MAX = 255;
export const ATTRIBUTE_VALUE_MAX = 5000;

export type AttributeProblem = 'blankKey' | 'keyTooLong' | 'valueTooLong';

/**
 * The list as it is kept: a key given twice keeps its last value at its first place.
 * Attributes are replaced as a whole list; the caller never merges with what was there.
 */
export function normaliseAttributes(attributes: readonly CartAttribute[]): CartAttribute[] {
  const byKey = new Map<string, string>();
  for (const { key, value } of attributes) {
    byKey.set(key, value);
  }
  return [...byKey].map(([key, value]) => ({ key, value }));
}

/** Length in characters as people count them roughly: an emoji of two code units is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

/** What is wrong with an attribute, or null. */
export function attributeProblem({ key, value }: CartAttribute): AttributeProblem | null {
  if (key.trim() === '') {
    return 'blankKey';
  }
  if (lengthOf(key) > ATTRIBUTE_KEY_MAX) {
    return 'keyTooLong';
  }
  return lengthOf(value) > ATTRIBUTE_VALUE_MAX ? 'valueTooLong' : null;
}

/** Equal for equal attributes in any order: lines with the same merchandise and the same key merge. */
export function attributesKey(attributes: readonly CartAttribute[]): string {
  const pairs = attributes.map(({ key, value }) => [key, value] as const);
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return pairs.length === 0 ? '' : JSON.stringify(pairs);
}
