import type { AiTag } from '@shop/rules/product/product';

/** An AI tag as a path segment: `1.102`. */
export function tagSegment({ parentId, childId }: AiTag): string {
  return `${parentId}.${childId}`;
}

/** The AI tag of a segment, or null when it is none. */
export function readTagSegment(segment: string): AiTag | null {
  const [, parent, child] = /^([1-9]\d{0,5})\.([1-9]\d{0,5})$/.exec(segment) ?? [];
  return parent === undefined || child === undefined
    ? null
    : { parentId: Number(parent), childId: Number(child) };
}
