import type { PageHead, PageSection } from './page-section';
import type { WrittenHead, WrittenSection } from './written-section';

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
