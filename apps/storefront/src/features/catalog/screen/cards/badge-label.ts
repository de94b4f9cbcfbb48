import type { BadgeKind } from '@shop/rules/product/badge';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** What a badge says (CARD-01, PROD-12). */
export function badgeLabel(kind: BadgeKind, m: Messages): string {
  return kind === 'storeOriginal' ? m.card.original : m.card[kind];
}
