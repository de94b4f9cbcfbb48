import type { BadgeTags, ProductLists } from '../catalog/product-lists';
import { hasTagOf } from './product-tag';

/** The badges of a card or product page (CARD-01, PROD-03), most important first. */
export const BADGE_KINDS = [
  'soldOut',
  'sale',
  'limited',
  'freeShipping',
  'new',
  'giftOnly',
  'storeOriginal',
] as const;

export type BadgeKind = (typeof BADGE_KINDS)[number];

/** Badge colour: 'limited' and SALE badges have their own styles, others the default (PROD-12). */
export type BadgeTone = 'limited' | 'sale' | 'default';

interface Badged {
  readonly id: number;
  readonly isSoldOut: boolean;
  readonly isSale: boolean;
  readonly tags: readonly string[];
}

/** The lists and tags of a shop that become badges. */
export interface BadgeLists extends Pick<ProductLists, 'storeOriginal' | 'badgeTags'> {
  /** Of its fees (SHIP-03). */
  readonly freePostage: readonly number[];
}

/** The badges of a product in display order; a card draws the first two. */
export function badgesFor(
  product: Badged,
  { storeOriginal, badgeTags, freePostage }: BadgeLists,
): BadgeKind[] {
  const isTagged = (kind: keyof BadgeTags) => hasTagOf(product.tags, [badgeTags[kind] ?? []].flat());
  const applies: Record<BadgeKind, boolean> = {
    soldOut: product.isSoldOut,
    sale: product.isSale,
    limited: isTagged('limited'),
    freeShipping: freePostage.includes(product.id),
    new: isTagged('new'),
    giftOnly: isTagged('giftOnly'),
    storeOriginal: storeOriginal.includes(product.id),
  };
  return BADGE_KINDS.filter((kind) => applies[kind]);
}

/** The style of a badge (PROD-12). */
export function badgeTone(kind: BadgeKind): BadgeTone {
  return kind === 'limited' || kind === 'sale' ? kind : 'default';
}
