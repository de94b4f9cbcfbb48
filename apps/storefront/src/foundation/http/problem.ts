import type { Problem } from './problem-schema';

/** A refusal with its body (RFC 9457, API-06); never kept by a cache. */
export function problem(body: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
