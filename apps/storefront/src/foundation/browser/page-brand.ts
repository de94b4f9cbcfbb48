import type { EmbeddedBrand, PageBrand } from '#foundation/brand/page-brand.ts';

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
