import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** A page's link target: a Japanese path of the shop without a language, an anchor on the page (`#…`) or a full URL. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}

/** A name and its description. */
export interface PageFact {
  readonly name: string;
  readonly text: string;
}

/** An image that links from the page. */
export interface PageScene {
  readonly name: string;
  readonly text: string;
  readonly url: string;
  readonly picture: ProductImage;
}

/** The icons above a fact about care. */
export const CARE_SIGNS = ['light', 'water', 'temperature', 'place', 'time'] as const;

export type CareSign = (typeof CARE_SIGNS)[number];

/** A validated section of a sales page (ADR 72). `text` is plain; '' if the merchant entered none. */
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
      /** Chosen individually: all are shown. Products of a collection are only its first ones. */
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

/** The head of a sales page. */
export interface PageHead {
  /** '' for none. */
  readonly eyebrow: string;
  readonly lead: string;
  readonly cover: ProductImage;
  readonly link: PageLink | null;
}
