/** Stands for what no address can be read from. */
const MALFORMED = null;

/** What a request is about: an address of this shop, the server as a whole (`*`), or nothing that can be read. */
export type RequestTarget =
  | {
      readonly kind: 'address';
      /** Path and query as they are asked for, without `.` and `..` and without a host before them. */
      readonly address: string;
      /** The path as it is meant: without its percent signs. */
      readonly path: string;
    }
  | { readonly kind: 'server' | 'malformed' };

/**
 * Reads the target of a request line. An absolute one (`GET http://host/path`, as proxies send it) is about its path: the
 * host it names is nobody to lead to. One whose percent signs are no text is malformed.
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
