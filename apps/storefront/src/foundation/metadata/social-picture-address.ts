import { createHash } from 'node:crypto';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { SocialFacts, SocialKind } from '#foundation/routing/social-picture.ts';

/**
 * Where the picture of a page is for those who share it (SEO-03). Its version says what it shows: who has seen it before asks anew when
 * that is something else.
 * @param variantId of the variant that the page's address names
 */
export function socialPictureAddress(
  locale: Locale,
  kind: SocialKind,
  handle: string,
  { title, note, price, picture }: SocialFacts,
  variantId?: number,
): string {
  const source = picture === null ? '' : new URL(picture).pathname + new URL(picture).search;
  const hash = createHash('sha256')
    .update(JSON.stringify([title, note, price, source]))
    .digest('hex');
  const variant = variantId === undefined ? '' : `variant=${variantId}&`;
  return `/social/${locale}/${kind}/${encodeURIComponent(handle)}.png?${variant}v=${hash.slice(0, 8)}`;
}
