import type { Problem } from '../../contracts/problem';

/** A refusal with its body (API-06). */
export function problem(body: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
