import type { Brand } from '@shop/rules/brand/brand';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { UCP_VERSION_NAMES, ucpAddresses } from '#foundation/routing/ucp-versions.ts';

/** Methods of the shop's own endpoints (docs/endpoints.md). A test compares them with the endpoints' files. */
const ENDPOINTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['/api/ai-tags/counts', ['POST']],
  ['/api/cart-handovers', ['POST']],
  ['/api/cart-links', ['POST']],
  ['/api/client-errors', ['POST']],
  ['/api/csp-reports', ['POST']],
  ['/api/favorite-links', ['POST']],
  ['/api/invalid-date-products', ['GET', 'HEAD']],
  ['/api/lists', ['GET', 'HEAD']],
  ['/api/mail-links', ['POST']],
  ['/api/mailmagazine/form', ['POST']],
  ['/api/mailmagazine/register', ['POST']],
  ...UCP_VERSION_NAMES.map((version): [string, readonly string[]] => [ucpAddresses(version).mcp, ['POST']]),
  ['/api/menus', ['GET', 'HEAD']],
  ['/api/products', ['GET', 'HEAD']],
  ['/api/search-start', ['GET', 'HEAD']],
  ['/api/searches', ['POST']],
  ['/api/stock-notification', ['POST']],
  ['/api/stock-notification/form', ['POST']],
  ['/api/suggestions', ['GET', 'HEAD']],
  ['/api/vitals', ['POST']],
  ['/api/webhooks/platform', ['POST']],
]);

/** Endpoints of what a brand may lack; there they do not exist (BRAND-01). */
const OFFERED: ReadonlyMap<string, (brand: Brand) => boolean> = new Map([
  ['/api/ai-tags/counts', ({ facets = [] }: Brand) => facets.length > 0],
  ['/api/mailmagazine/form', ({ hasMailMagazine = false }: Brand) => hasMailMagazine],
  ['/api/mailmagazine/register', ({ hasMailMagazine = false }: Brand) => hasMailMagazine],
]);

/** For pages, files and everything else that is only read. */
const READ = ['GET', 'HEAD'];

/** Whether a path belongs to programs, which get a problem body instead of a page. */
export function isEndpointPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The methods that a path answers, without OPTIONS, which every path does; null for an endpoint that this shop does not have. */
export function allowedMethods(path: string): readonly string[] | null {
  if (!isEndpointPath(path)) return READ;
  return OFFERED.get(path)?.(shopBrand()) === false ? null : (ENDPOINTS.get(path) ?? null);
}
