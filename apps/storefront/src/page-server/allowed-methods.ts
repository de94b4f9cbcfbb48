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

/** For pages, files and everything else that is only read. */
const READ = ['GET', 'HEAD'];

/** Whether a path belongs to programs, which get a problem body instead of a page. */
export function isEndpointPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The methods that a path answers, without OPTIONS, which every path does; null for an unknown endpoint. */
export function allowedMethods(path: string): readonly string[] | null {
  return isEndpointPath(path) ? (ENDPOINTS.get(path) ?? null) : READ;
}
