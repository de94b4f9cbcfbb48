import { badgesFor } from '@shop/rules/product/badge';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import { badgeLabel } from '#features/catalog/screen/cards/badge-label.ts';
import { toneOf } from '#features/catalog/screen/cards/tone-of-badge.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

/** A product's badges as tags (PROD-03, PROD-12). */
export function badgeTags(
  product: Parameters<typeof badgesFor>[0],
  locale: Locale,
): { tone: TagTone; label: string }[] {
  const m = messages(locale);
  return badgesFor(product).map((kind) => ({ tone: toneOf(kind), label: badgeLabel(kind, m) }));
}
