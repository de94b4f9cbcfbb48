import { type BadgeKind, badgesFor, badgeTone } from '@shop/rules/product/badge';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import type { MessageKey, Words } from '../../i18n/words';

const WORD_OF_BADGE: Record<BadgeKind, MessageKey> = {
  soldOut: 'card.soldOut',
  sale: 'card.sale',
  limited: 'card.limited',
  freeShipping: 'card.freeShipping',
  new: 'card.new',
  giftOnly: 'card.giftOnly',
  storeOriginal: 'card.original',
};

/** A product's badges as tags (CARD-01, PROD-12): 'limited' and SALE have their own styles, sold out the kit's dark one. */
export function badgeTags(
  product: Parameters<typeof badgesFor>[0],
  t: Words,
): { tone: TagTone; label: string }[] {
  return badgesFor(product).map((kind) => ({ tone: toneOf(kind), label: t(WORD_OF_BADGE[kind]) }));
}

function toneOf(kind: BadgeKind): TagTone {
  if (kind === 'soldOut') return 'soldOut';
  const tone = badgeTone(kind);
  return tone === 'limited' ? 'notice' : tone === 'sale' ? 'sale' : 'standard';
}
