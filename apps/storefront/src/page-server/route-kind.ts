import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { NEXT_FILES } from '@shop/page-server/next-internals/addresses';
import { pageKind } from '#foundation/routing/page-kind.ts';
import { allowedMethods, isEndpointPath } from './allowed-methods';

const HEALTH = new Set(['/livez', '/readyz', '/metrics']);
const FILE =
  /^\/(?:icon|apple-icon|favicon)|\.(?:js|css|map|png|jpe?g|webp|avif|gif|svg|ico|woff2|txt|xml|json|webmanifest|wasm)$/i;

/**
 * The kind of a requested route for logs and metrics: a kind of page, an endpoint by its path, or one of a few labels. There are about
 * thirty, for any address, and they contain no part of an address except the paths of our own endpoints.
 */
export function routeKind(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (isEndpointPath(path)) return allowedMethods(path) === null ? 'endpoint' : path;
  if (HEALTH.has(path)) return 'health';
  const kind = pageKind(path, (handle) => CATEGORY_ADDRESSES.handles.includes(handle));
  return kind === 'other' && (path.toLowerCase().startsWith(NEXT_FILES) || FILE.test(path)) ? 'file' : kind;
}
