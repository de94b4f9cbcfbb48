/** Decodes a URL part. @returns null for an invalid encoding */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
