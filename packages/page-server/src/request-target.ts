/** Marks an unreadable address. */
const MALFORMED = null;

/** The target of a request: an address of this shop, the server as a whole (`*`), or unreadable. */
export type RequestTarget =
  | {
      readonly kind: 'address';
      /** Path and query as requested, without `.` and `..` segments and without a host. */
      readonly address: string;
      /** The decoded path. */
      readonly path: string;
    }
  | { readonly kind: 'server' | 'malformed' };

/**
 * Parses the target of a request line. For an absolute one (`GET http://host/path`, as proxies send it) only the path
 * counts; the host is never redirected to. Invalid percent-encoding makes it malformed.
 */
export function readRequestTarget(target: string): RequestTarget {
  if (target === '*') return { kind: 'server' };
  const url = parse(target);
  const path = url && decoded(url.pathname);
  if (url === MALFORMED || path === MALFORMED) return { kind: 'malformed' };
  return { kind: 'address', address: `${url.pathname}${url.search}`, path };
}

function parse(target: string): URL | null {
  // Not resolved against a base: `//host/path` is a path here, not another host.
  const whole = target.startsWith('/') ? `http://shop.invalid${target}` : target;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return MALFORMED;
  return new URL(whole);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return MALFORMED;
  }
}
