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
