import type { AiTag } from '@shop/rules/product/product';

/** A decoded path segment; an invalid encoding gives '', which names nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** A keyword as a path segment: base64url of its UTF-8, so that any character is allowed. */
export function keywordSegment(keyword: string): string {
  return Buffer.from(keyword, 'utf8').toString('base64url');
}

/** The keyword of a segment, or null unless it is exactly an output of keywordSegment(). */
export function readKeywordSegment(segment: string): string | null {
  const keyword = Buffer.from(segment, 'base64url').toString('utf8');
  return keyword !== '' && keywordSegment(keyword) === segment ? keyword : null;
}

/** An AI tag as a path segment: `1.102`. */
export function tagSegment({ parentId, childId }: AiTag): string {
  return `${parentId}.${childId}`;
}

/** The AI tag of a segment, or null for an invalid one. */
export function readTagSegment(segment: string): AiTag | null {
  const [, parent, child] = /^([1-9]\d{0,5})\.([1-9]\d{0,5})$/.exec(segment) ?? [];
  return parent === undefined || child === undefined
    ? null
    : { parentId: Number(parent), childId: Number(child) };
}
