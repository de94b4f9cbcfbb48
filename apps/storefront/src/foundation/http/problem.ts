import { z } from 'zod';

/** A refusal with its body (RFC 9457, API-06); never cached. */
export function problem(body: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

/** Redirects a form without JavaScript to its result page: a reload of that page does not submit again. */
export function seeOther(path: string, ...cookies: readonly (string | undefined)[]): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The body of every refusal (RFC 9457), `application/problem+json`. */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  /** The invalid fields of the body, for 400. */
  errors: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
