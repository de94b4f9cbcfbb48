const UNSTORABLE = String.fromCharCode(0);
const REPLACEMENT = '\uFFFD';

/**
 * What no text may hold (halves of a surrogate pair) and what PostgreSQL does not store (U+0000) becomes U+FFFD, so that a
 * client's odd string is kept as well as it can be and never fails a write.
 */
export function cleanText(text: string): string {
  return Buffer.from(text).toString().replaceAll(UNSTORABLE, REPLACEMENT);
}

/** The same for every string in a value that came as JSON, however deep; keys too. The very same value when all is well. */
export function cleanJson<T>(value: T): T {
  const text = JSON.stringify(value);
  // Only an escape can bring either kind of character into JSON.
  if (text === undefined || !/\\u(?:0000|d[89a-f])/i.test(text)) return value;
  return JSON.parse(text, (_key, part: unknown) => cleanPart(part)) as T;
}

function cleanPart(part: unknown): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [cleanText(key), inner]));
}
