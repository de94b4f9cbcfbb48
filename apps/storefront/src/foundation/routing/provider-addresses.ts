import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { PAGE_ADDRESSES } from '@shop/brands/page-addresses';

/** The provider's and this shop's path of a page, as router patterns; `:name` stands for one path segment. */
interface ProviderAddress {
  readonly source: string;
  readonly destination: string;
}

const SUB_HANDLES: readonly string[] = Object.values(CATEGORY_ADDRESSES.children).flat();

/**
 * This shop's paths of the pages that the provider's menus and mails link to, defined only here (STORE-02). A menu entry is
 * rendered with the shop's path, and requests for the other path are redirected permanently. Other pages have the same path on
 * both.
 */
export const PROVIDER_ADDRESSES: readonly ProviderAddress[] = [
  { source: '/collections/all', destination: '/search' },
  ...Object.entries(CATEGORY_ADDRESSES.children).map(([category, handles]) => ({
    source: `/collections/:handle(${handles.join('|')})`,
    destination: `/${category}/:handle`,
  })),
  {
    source: `/collections/:handle(${CATEGORY_ADDRESSES.handles.filter((handle) => !SUB_HANDLES.includes(handle)).join('|')})`,
    destination: '/:handle',
  },
  { source: '/collections/:collection/products/:handle', destination: '/products/:handle' },
  ...Object.entries(PAGE_ADDRESSES).map(([handle, destination]) => ({
    source: `/pages/${handle}`,
    destination,
  })),
  { source: '/blogs/columns/:handle', destination: '/columns/:handle' },
  { source: '/blogs/news', destination: '/news' },
  { source: '/blogs/news/:handle', destination: '/news#:handle' },
];
