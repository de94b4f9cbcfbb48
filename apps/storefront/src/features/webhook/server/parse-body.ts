/** A text, or a whole number beyond those that are exact in JavaScript. */
const TEXT_OR_LARGE = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Reads a webhook's JSON. Numbers of 16 digits and more become texts: those that the platform's own samples bear would be rounded, and
 * name something else then.
 * @returns undefined for what is no JSON
 */
export function parseBody(raw: Uint8Array): unknown {
  const text = new TextDecoder().decode(raw);
  try {
    return JSON.parse(text.replace(TEXT_OR_LARGE, (part) => (part.startsWith('"') ? part : `"${part}"`)));
  } catch {
    return undefined;
  }
}
