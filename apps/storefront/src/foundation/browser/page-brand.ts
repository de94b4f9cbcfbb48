import type { PageBrand } from '#foundation/brand/page-brand.ts';

/** The brand, as it stands in the page (shell/layout/written-brand.ts). */
export function pageBrand(): PageBrand {
  const { brand } = document.documentElement.dataset;
  if (brand === undefined) return { keywords: [], categories: [], privacy: null };
  // The shop's own server wrote it.
  return JSON.parse(brand) as PageBrand;
}
