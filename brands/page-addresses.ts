import { PAGES } from './komoreno/pages';

/**
 * Paths of text pages outside /pages/, by handle (ROUTE-11), of every brand with such pages: addresses are fixed at build time, and a build
 * serves every brand. A test reports a brand whose pages are missing here.
 */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.flatMap((page) => ('path' in page ? [[page.handle, page.path] as const] : [])),
);
