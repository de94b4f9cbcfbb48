import { PAGES } from './komoreno/pages';

/**
 * Paths of text pages outside /pages/, by handle (ROUTE-11): those of all brands that have such pages. Addresses are fixed at build time, and a
 * build serves every brand.
 */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.flatMap((page) => ('path' in page ? [[page.handle, page.path] as const] : [])),
);
