import type { SitemapResource } from '@shop/rules/catalog/sitemap-source';
import { readSitemapResources } from './read-sitemap-source';
import { readSitemapPages } from './sitemap-pages';

type Page = Awaited<ReturnType<typeof readSitemapPages>>[number];

/** Pages per sitemap, each once per language: 10,000 URLs. */
export const PAGES_OF_SHARD = 5_000;
/** The platform's pages of at most 250 products that form one of the shop's sitemaps. */
const PLATFORM_PAGES = 20;
/** Concurrent requests to the platform. */
const CONCURRENCY = 4;

/** Names of all the shop's sitemaps, as `/sitemaps/{name}.xml` (SEO-01). */
export async function readSitemapNames(): Promise<readonly string[]> {
  const [pages, { pagesCount }] = await Promise.all([readSitemapPages(), readSitemapResources('PRODUCT', 1)]);
  return [
    ...names('pages', Math.ceil(pages.length / PAGES_OF_SHARD)),
    ...names('products', Math.ceil((pagesCount ?? 1) / PLATFORM_PAGES)),
  ];
}

/** The pages of a sitemap by its name; null for an unknown name. */
export async function readSitemapShard(name: string): Promise<readonly Page[] | null> {
  const [, kind, digits] = /^(pages|products)-([1-9]\d{0,3})$/.exec(name) ?? [];
  if (kind === undefined) return null;
  const shard = Number(digits);
  const entries = kind === 'products' ? await readProducts(shard) : await readOthers(shard);
  return entries.length === 0 ? null : entries;
}

async function readOthers(shard: number): Promise<readonly Page[]> {
  return (await readSitemapPages()).slice((shard - 1) * PAGES_OF_SHARD, shard * PAGES_OF_SHARD);
}

async function readProducts(shard: number): Promise<readonly Page[]> {
  const first = (shard - 1) * PLATFORM_PAGES + 1;
  const { pagesCount } = await readSitemapResources('PRODUCT', 1);
  const last = Math.min(first + PLATFORM_PAGES - 1, pagesCount ?? 1);
  const products: SitemapResource[] = [];
  for (let page = first; page <= last; page += CONCURRENCY) {
    const numbers = Array.from(
      { length: Math.min(CONCURRENCY, last - page + 1) },
      (_, index) => page + index,
    );
    const read = await Promise.all(numbers.map((number) => readSitemapResources('PRODUCT', number)));
    products.push(...read.flatMap(({ resources }) => resources));
  }
  return products.map(({ handle, updatedAt, image }) => ({ path: `/products/${handle}`, updatedAt, image }));
}

function names(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
}
