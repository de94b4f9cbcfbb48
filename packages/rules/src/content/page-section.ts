import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** Where a page leads: a path of the shop (as in Japanese, without a language), a place on the page (`#…`) or a whole address. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}

/** A name and what is said of it. */
export interface PageFact {
  readonly name: string;
  readonly text: string;
}

/** One of the pictures that a page leads on from. */
export interface PageScene {
  readonly name: string;
  readonly text: string;
  readonly url: string;
  readonly picture: ProductImage;
}

/** Signs that stand over a fact about care. */
export const CARE_SIGNS = ['light', 'water', 'place', 'time'] as const;

export type CareSign = (typeof CARE_SIGNS)[number];

/** A part of a page that sells, whole as it is shown (ADR 72). `text` is plain; '' where the merchant wrote none. */
export type PageSection = { readonly handle: string } & (
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly text: string;
      readonly facts: readonly PageFact[];
    }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly PageFact[] }
  | {
      readonly kind: 'split';
      readonly title: string;
      readonly text: string;
      readonly picture: ProductImage;
      readonly facts: readonly PageFact[];
      readonly link: PageLink | null;
    }
  | { readonly kind: 'scenes'; readonly title: string; readonly scenes: readonly PageScene[] }
  | {
      readonly kind: 'care';
      readonly title: string;
      readonly cells: readonly (PageFact & { readonly sign: CareSign })[];
    }
  | {
      readonly kind: 'products';
      readonly title: string;
      readonly text: string;
      readonly products: readonly ProductCard[];
      /** One by one: then they are shown whole; those of a collection are its beginning. */
      readonly isChosen: boolean;
      readonly link: PageLink | null;
    }
  | {
      readonly kind: 'closeups';
      readonly title: string;
      readonly text: string;
      readonly pictures: readonly ProductImage[];
    }
  | { readonly kind: 'faq'; readonly title: string; readonly questions: readonly PageFact[] }
  | { readonly kind: 'band'; readonly title: string; readonly text: string; readonly link: PageLink | null }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
);

/** The head of a page that sells. */
export interface PageHead {
  /** '' where there is none. */
  readonly eyebrow: string;
  readonly lead: string;
  readonly cover: ProductImage;
  readonly link: PageLink | null;
}
