import { createHash } from 'node:crypto';
import type { SocialFacts, SocialKind } from '../contracts/social-picture';
import type { Locale } from '../i18n/locale';

/**
 * Where the picture of a page is for those who share it (SEO-03). Its version says what it shows: who has seen it before asks anew when
 * that is something else.
 */
export function socialPictureAddress(
  locale: Locale,
  kind: SocialKind,
  handle: string,
  { title, note, price, picture }: SocialFacts,
): string {
  const source = picture === null ? '' : new URL(picture).pathname + new URL(picture).search;
  const hash = createHash('sha256')
    .update(JSON.stringify([title, note, price, source]))
    .digest('hex');
  return `/social/${locale}/${kind}/${encodeURIComponent(handle)}.png?v=${hash.slice(0, 8)}`;
}
