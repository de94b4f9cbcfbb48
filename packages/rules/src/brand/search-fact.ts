import { tagKey } from '../product/product-tag';

/** A fact of goods in a brand's table of concepts (SEARCH-05). */
export type SearchFact =
  | { readonly kind: 'aiTag'; readonly parentId: number; readonly childId: number }
  /** By its key. */
  | { readonly kind: 'tag'; readonly tag: string }
  /** A claim of the phrases, by its term. */
  | { readonly kind: 'claim'; readonly term: string }
  | { readonly kind: 'name'; readonly name: string };

/** `parent.child`. */
export const AI_TAG = /^(\d+)\.(\d+)$/;

/** Reads `4.401` (an AI tag), `#ハーブ` (a tag), `!好 湿` (a claim), or a name. */
export function readSearchFact(written: string): SearchFact {
  const [, parentId, childId] = AI_TAG.exec(written) ?? [];
  if (parentId !== undefined && childId !== undefined)
    return { kind: 'aiTag', parentId: Number(parentId), childId: Number(childId) };
  if (written.startsWith('#')) return { kind: 'tag', tag: tagKey(written.slice(1)) };
  if (written.startsWith('!')) return { kind: 'claim', term: written.slice(1) };
  return { kind: 'name', name: written };
}

/** Reads a fact that ranks goods: a minus before it ranks those that have it later. */
export function readRankedFact(written: string): { readonly fact: SearchFact; readonly isWorse: boolean } {
  const isWorse = written.startsWith('-');
  return { fact: readSearchFact(isWorse ? written.slice(1) : written), isWorse };
}
