import { createHash } from 'node:crypto';
import type { Locale } from '#foundation/i18n/locale.ts';

/** The kinds of pages with their own social image. */
export const SOCIAL_KINDS = ['products', 'collections', 'columns', 'shop'] as const;

export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** In pixels, the size recommended by social networks. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The content of a social image (SEO-03). */
export interface SocialFacts {
  readonly title: string;
  /** The line below the title: the grower or a count; '' for none. */
  readonly note: string;
  /** '' without a price. */
  readonly price: string;
  /** URL of its picture; null without one. */
  readonly picture: string | null;
}

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
