/** A key and value set by a shop on a cart or line. */
export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

/** Maximum length of a key and value, in characters. */
export const ATTRIBUTE_KEY_MAX = 255;
export const ATTRIBUTE_VALUE_MAX = 5000;

export type AttributeProblem = 'blankKey' | 'keyTooLong' | 'valueTooLong';

/**
 * The list as stored: a repeated key keeps its last value at its first position. Attributes are replaced as a whole list, never merged with
 * the previous one.
 */
export function normaliseAttributes(attributes: readonly CartAttribute[]): CartAttribute[] {
  const byKey = new Map<string, string>();
  for (const { key, value } of attributes) {
    byKey.set(key, value);
  }
  return [...byKey].map(([key, value]) => ({ key, value }));
}

/** Length in characters by code point: an emoji of two code units counts as one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

/** The error of an attribute, or null. */
export function attributeProblem({ key, value }: CartAttribute): AttributeProblem | null {
  if (key.trim() === '') {
    return 'blankKey';
  }
  if (lengthOf(key) > ATTRIBUTE_KEY_MAX) {
    return 'keyTooLong';
  }
  return lengthOf(value) > ATTRIBUTE_VALUE_MAX ? 'valueTooLong' : null;
}

/** Equal for equal attributes in any order: lines with the same merchandise and key are merged. */
export function attributesKey(attributes: readonly CartAttribute[]): string {
  const pairs = attributes.map(({ key, value }) => [key, value] as const);
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return pairs.length === 0 ? '' : JSON.stringify(pairs);
}
