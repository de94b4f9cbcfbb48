import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { NEXT_FILES } from '@shop/page-server/next-internals/addresses';
import { pageKind } from '#foundation/routing/page-kind.ts';
import { allowedMethods, isEndpointPath } from './allowed-methods';

const HEALTH = new Set(['/livez', '/readyz', '/metrics']);
const FILE =
  /^\/(?:icon|apple-icon|favicon)|\.(?:js|css|map|png|jpe?g|webp|avif|gif|svg|ico|woff2|txt|xml|json|webmanifest|wasm)$/i;

/**
 * What kind of thing is asked for, as logs and metrics say it: a kind of page, an endpoint by its path, or one of a few words. There are
 * some thirty, whatever is asked for, and nothing of an address is in them but the paths of our own endpoints.
 */
export function routeKind(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (isEndpointPath(path)) return allowedMethods(path) === null ? 'endpoint' : path;
  if (HEALTH.has(path)) return 'health';
  const kind = pageKind(path, (handle) => CATEGORY_ADDRESSES.handles.includes(handle));
  return kind === 'other' && (path.toLowerCase().startsWith(NEXT_FILES) || FILE.test(path)) ? 'file' : kind;
}
