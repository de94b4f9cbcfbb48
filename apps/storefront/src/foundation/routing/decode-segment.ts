/** A segment of a path as it is meant; what is no encoding is the empty text, which names nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
