import type { AiTag } from '../product/product';

const TAG_ID = /^([1-9]\d{0,5}),([1-9]\d{0,5})$/;

/** Parses `tagId={parentAITagId},{childAITagId}` (ROUTE-03); null for anything else. */
export function parseTagId(text: string | null | undefined): AiTag | null {
  const match = text?.match(TAG_ID);
  return match ? { parentId: Number(match[1]), childId: Number(match[2]) } : null;
}

/** The path of an AI tag's search. */
export function tagSearchPath({ parentId, childId }: AiTag): string {
  return `/search/tag?tagId=${parentId},${childId}`;
}
