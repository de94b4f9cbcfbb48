import type { PageBrand } from '#foundation/brand/page-brand.ts';

/** Attributes of the root element with the brand's data: one line per keyword, and one line with path and name per category. */
export function brandAttributes({ keywords, categories, privacy }: PageBrand) {
  return {
    ...(keywords.length > 0 && { 'data-keywords': keywords.join('\n') }),
    ...(categories.length > 0 && {
      'data-categories': categories.map(({ href, label }) => `${href} ${label}`).join('\n'),
    }),
    ...(privacy !== null && { 'data-privacy': privacy }),
  };
}

/** The brand's data in the page (shell/layout/written-settings.ts). */
export function pageBrand(): PageBrand {
  const { keywords, categories, privacy } = document.documentElement.dataset;
  return {
    keywords: linesOf(keywords),
    categories: linesOf(categories).map((line) => {
      const [href = ''] = line.split(' ', 1);
      return { href, label: line.slice(href.length + 1) };
    }),
    privacy: privacy ?? null,
  };
}

function linesOf(text: string | undefined): string[] {
  return text?.split('\n') ?? [];
}
