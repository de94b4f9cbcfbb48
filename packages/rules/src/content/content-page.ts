import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';
import type { PageHead, PageSection } from './page-section';

/** A page of plain text from the back office: a guide, a policy (ROUTE-11, ROUTE-12). */
export interface ContentPage {
  readonly handle: string;
  readonly title: string;
  /** HTML from the back office; not sanitised yet. */
  readonly bodyHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
}

/** A page with the parts that merchants wrote beside its text; they may be anything. */
export interface WrittenPage extends ContentPage {
  readonly head: WrittenHead;
  readonly sections: readonly WrittenSection[];
}

/** A page that can be shown: one that sells has sections, any other its text alone (PAGE-01). */
export interface LandingPage extends ContentPage {
  /** Null without a cover and a lead. */
  readonly head: PageHead | null;
  readonly sections: readonly PageSection[];
}

/** One of the entries of a section, as it was written: '' and null where a field is unset. */
export interface WrittenEntry {
  readonly heading: string;
  readonly text: string;
  readonly url: string;
  readonly sign: string;
  readonly picture: ProductImage | null;
}

/** A section of a page as merchants wrote it: nothing says yet that it is one that can be shown (ADR 72). */
export interface WrittenSection {
  readonly handle: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  readonly linkUrl: string;
  readonly picture: ProductImage | null;
  /** Those that were chosen, or else the first of the collection that was, in the merchant's order. */
  readonly products: readonly ProductCard[];
  /** Whether the products were chosen one by one. */
  readonly isChosen: boolean;
  readonly entries: readonly WrittenEntry[];
}

/** The head of a page as merchants wrote it. */
export interface WrittenHead {
  readonly eyebrow: string;
  readonly lead: string;
  readonly linkLabel: string;
  readonly linkUrl: string;
  readonly cover: ProductImage | null;
}
