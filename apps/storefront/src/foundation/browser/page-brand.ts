import type { PageBrand } from '#foundation/brand/page-brand.ts';

/** The brand that stands in the page (shell/layout/written-brand.ts); undefined where it is the one that the code has. */
export function pageBrand(): PageBrand | undefined {
  const written = document.documentElement.dataset.brand;
  // The shop's own server wrote it.
  return written === undefined ? undefined : (JSON.parse(written) as PageBrand);
}
