import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { contentPath, E_GIFT } from './content-pages';

/** Where the provider has a page and where this shop has it, as patterns of the router; `:name` stands for one part of the path. */
interface ProviderAddress {
  readonly source: string;
  readonly destination: string;
}

const SUB_HANDLES: readonly string[] = Object.values(CATEGORY_ADDRESSES.children).flat();

/**
 * Where this shop has the pages that the provider's menus and mails lead to, the one place that says so (STORE-02): a menu's entry is drawn
 * with the shop's address, and who comes to the other one is sent there for good. What is not among them has the same address.
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
  { source: `/pages/:handle(${E_GIFT})`, destination: contentPath(E_GIFT) },
  { source: '/blogs/columns/:handle', destination: '/columns/:handle' },
  { source: '/blogs/news', destination: '/news' },
  { source: '/blogs/news/:handle', destination: '/news#:handle' },
];
