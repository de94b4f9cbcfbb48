/** What has a picture of its own for those who share it. */
export const SOCIAL_KINDS = ['products', 'collections', 'columns', 'shop'] as const;

export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** In pixels, as social networks ask for it. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What a picture says and shows (SEO-03). */
export interface SocialFacts {
  readonly title: string;
  /** Below the title: who grew it, how many there are; '' for nothing. */
  readonly note: string;
  /** '' for what has none. */
  readonly price: string;
  /** Address of a picture of it; null without one. */
  readonly picture: string | null;
}
