import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';

/** Bytes of the longest request that is read. */
const LIMIT = 1_000_000;

const operation = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** One GraphQL request as it came in. */
export type Operation = z.infer<typeof operation>;

/** A request that is refused before GraphQL sees it, with the status and the words that the client is told. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Reads the operation of a request: JSON, or with `application/graphql` the bare document. */
export async function readOperation(request: IncomingMessage): Promise<Operation | Refusal> {
  const type = (request.headers['content-type'] ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/graphql') {
    return { status: 415, message: `Unsupported content type ${type}, send application/json` };
  }
  let text: string;
  try {
    text = (await readBody(request, LIMIT)).toString('utf8');
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { status: 413, message: 'Request body is too large' };
    throw error;
  }
  if (type === 'application/graphql') {
    return text.trim() === '' ? missing('query') : { query: text };
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: 400, message: 'Request body is not valid JSON' };
  }
  const parsed = operation.safeParse(body);
  return parsed.success ? parsed.data : missing(String(parsed.error.issues[0]?.path[0] ?? 'query'));
}

function missing(parameter: string): Refusal {
  return { status: 400, message: `${parameter}: Required parameter missing or invalid` };
}
