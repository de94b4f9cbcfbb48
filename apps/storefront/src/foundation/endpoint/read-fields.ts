import { problem } from '#foundation/http/problem.ts';
import { readBody } from './read-body';

/** Bodies here are an address and a few numbers. */
const MOST_BYTES = 4 * 1024;

/** How a body is written: by the shop's own code, or by a form of a page without JavaScript. */
export type BodyKind = 'json' | 'form';

const TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const satisfies Record<BodyKind, string>;

/** The fields of a body, not yet checked, or the refusal: 415, 413, 400 (API-06). */
export async function readFields(request: Request, kind: BodyKind): Promise<{ fields: unknown } | Response> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== TYPES[kind]) {
    return problem({ status: 415, title: `The body must be ${TYPES[kind]}` });
  }
  const body = await readBody(request, MOST_BYTES);
  if (body === null) return problem({ status: 413, title: `Request body larger than ${MOST_BYTES} bytes` });
  const text = new TextDecoder().decode(body);
  if (kind === 'form') return { fields: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { fields: JSON.parse(text) };
  } catch {
    return problem({ status: 400, title: 'Malformed JSON' });
  }
}
