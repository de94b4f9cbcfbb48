import { createHash } from 'node:crypto';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { SocialFacts, SocialKind } from '#foundation/routing/social-picture.ts';

/**
 * The URL of a page's social image (SEO-03). Its version depends on its content: clients that cached it request it again after a
 * change.
 * @param variantId of the variant in the page's URL
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
