import type { Problem } from './problem-schema';

/** A refusal with its body (RFC 9457, API-06); never kept by a cache. */
export function problem(body: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

/** Leads a form without JavaScript to the page that answers it: a reload of that sends nothing again. */
export function seeOther(path: string, ...cookies: readonly (string | undefined)[]): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
