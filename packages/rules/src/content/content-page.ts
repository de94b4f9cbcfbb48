/** A page of plain text from the back office: a guide, a policy (ROUTE-11, ROUTE-12). */
export interface ContentPage {
  readonly handle: string;
  readonly title: string;
  /** HTML from the back office; not sanitised yet. */
  readonly bodyHtml: string;
  readonly seo: { readonly title: string; readonly description: string };
}
