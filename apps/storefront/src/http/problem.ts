/** What went wrong with a request to one of the shop's own endpoints (RFC 9457). */
interface Problem {
  readonly status: 400 | 503;
  readonly title: string;
  /** The faulty parts of the request, by name. */
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  /** Seconds after which trying again may help. */
  readonly retryAfter?: number;
}

/** The answer to a request that cannot be carried out; never kept by a cache. */
export function problemResponse({ status, title, errors, retryAfter }: Problem): Response {
  return new Response(JSON.stringify({ title, status, ...(errors && { errors }) }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}
