const UNSTORABLE = String.fromCharCode(0);
/** Stands for a character that was lost: on its way here, or by `cleanText`. */
export const REPLACEMENT = '\uFFFD';

/**
 * Replaces lone surrogates, which are invalid text, and U+0000, which PostgreSQL cannot store, by U+FFFD. A client's malformed string is
 * kept as far as possible and never fails a write.
 */
export function cleanText(text: string): string {
  return Buffer.from(text).toString().replaceAll(UNSTORABLE, REPLACEMENT);
}

/** Cleans all strings and keys of a JSON value. Returns the same value if nothing changes. */
export function cleanJson<T>(value: T): T {
  const text = JSON.stringify(value);
  // In JSON only an escape can produce these characters.
  if (text === undefined || !/\\u(?:0000|d[89a-f])/i.test(text)) return value;
  return JSON.parse(text, (_key, part: unknown) => cleanPart(part)) as T;
}

function cleanPart(part: unknown): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [cleanText(key), inner]));
}
