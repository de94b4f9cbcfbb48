import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';
import type { PageHead, PageSection } from './page-section';

/** A plain text page from the back office: a guide, a policy (ROUTE-11, ROUTE-12). */
export interface ContentPage {
  readonly handle: string;
  readonly title: string;
  /** HTML from the back office; not sanitised yet. */
  readonly bodyHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
}

/** A page with the parts that merchants entered beside its text; their content is not validated. */
export interface WrittenPage extends ContentPage {
  readonly head: WrittenHead;
  readonly sections: readonly WrittenSection[];
}

/** A page ready to render: a sales page has sections, any other only its text (PAGE-01). */
export interface LandingPage extends ContentPage {
  /** Null without a cover and a lead. */
  readonly head: PageHead | null;
  readonly sections: readonly PageSection[];
}

/** An entry of a section as entered: '' and null for unset fields. */
export interface WrittenEntry {
  readonly heading: string;
  readonly text: string;
  readonly url: string;
  readonly sign: string;
  readonly picture: ProductImage | null;
}

/** A section of a page as merchants entered it, not yet validated (ADR 72). */
export interface WrittenSection {
  readonly handle: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  readonly linkUrl: string;
  readonly picture: ProductImage | null;
  /** The chosen products, or else the first of the chosen collection, in the merchant's order. */
  readonly products: readonly ProductCard[];
  /** Whether the products were chosen individually. */
  readonly isChosen: boolean;
  readonly entries: readonly WrittenEntry[];
}

/** The head of a page as merchants entered it. */
export interface WrittenHead {
  readonly eyebrow: string;
  readonly lead: string;
  readonly linkLabel: string;
  readonly linkUrl: string;
  readonly cover: ProductImage | null;
}
