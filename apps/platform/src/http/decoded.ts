/** A part of an address as it is meant. @returns null for what is not encoded rightly */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
