/** A keyword as a path segment: base64url of its UTF-8, so that any sign can stand in it. */
export function keywordSegment(keyword: string): string {
  return Buffer.from(keyword, 'utf8').toString('base64url');
}

/** The keyword of a segment, or null when the segment is not exactly what keywordSegment() writes. */
export function readKeywordSegment(segment: string): string | null {
  const keyword = Buffer.from(segment, 'base64url').toString('utf8');
  return keyword !== '' && keywordSegment(keyword) === segment ? keyword : null;
}
