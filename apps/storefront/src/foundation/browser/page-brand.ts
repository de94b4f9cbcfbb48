/** Marks the page's own links to all categories, in its foot (`data-links`). */
export const CATEGORY_LINKS = 'categories';

/** Attributes of the root element with the brand's data: one line per keyword. */
export function brandAttributes({ keywords, privacy }: EmbeddedBrand) {
  return {
    ...(keywords.length > 0 && { 'data-keywords': keywords.join('\n') }),
    ...(privacy !== null && { 'data-privacy': privacy }),
  };
}

/** The brand's data in the page (shell/layout/embedded-settings.ts). The categories are the page's own links: it names them once (ADR 142). */
export function pageBrand(): PageBrand {
  const { keywords, privacy } = document.documentElement.dataset;
  const links = document.querySelectorAll<HTMLAnchorElement>(`[data-links="${CATEGORY_LINKS}"] a`);
  return {
    keywords: keywords?.split('\n') ?? [],
    categories: Array.from(links, (link) => ({
      href: link.getAttribute('href') ?? '',
      label: link.textContent,
    })),
    privacy: privacy ?? null,
  };
}

/** Brand data for code that loads on intent, in attributes of the page's root element. */
export interface EmbeddedBrand {
  /** Keywords proposed by a blank search, in the page's language. */
  readonly keywords: readonly string[];
  /** Address of the privacy policy; null for none. */
  readonly privacy: string | null;
}

/** Brand data of a page, for code that loads on intent. */
export interface PageBrand extends EmbeddedBrand {
  /** Lists linked from a blank search, in the page's language. */
  readonly categories: readonly { readonly href: string; readonly label: string }[];
}
