import { type BadgeKind, badgeTone } from '@shop/rules/product/badge';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** The tone of a badge: 'limited' and SALE have their own (PROD-12), sold out the kit's dark one. */
export function toneOf(kind: BadgeKind): TagTone {
  if (kind === 'soldOut') return 'soldOut';
  const tone = badgeTone(kind);
  return tone === 'limited' ? 'notice' : tone === 'sale' ? 'sale' : 'standard';
}

/** The label of a badge (CARD-01, PROD-12). */
export function badgeLabel(kind: BadgeKind, m: Messages): string {
  return kind === 'storeOriginal' ? m.card.original : m.card[kind];
}
