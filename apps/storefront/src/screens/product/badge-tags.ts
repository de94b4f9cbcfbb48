import { badgesFor } from '@shop/rules/product/badge';
import type { TagTone } from '@shop/ui-kit/primitives/Tag';
import type { Locale } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { badgeLabel } from './badge-label';
import { toneOf } from './tone-of-badge';

/** A product's badges as tags (PROD-03, PROD-12). */
export function badgeTags(
  product: Parameters<typeof badgesFor>[0],
  locale: Locale,
): { tone: TagTone; label: string }[] {
  const m = messages(locale);
  return badgesFor(product).map((kind) => ({ tone: toneOf(kind), label: badgeLabel(kind, m) }));
}
