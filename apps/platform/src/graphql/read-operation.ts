import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { cleanJson } from '../http/clean-text.ts';
import { parseJson } from '../http/parse-json.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';

/** Maximum request length in bytes. */
const OPERATION_MAX_BYTES = 1_000_000;

const operation = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
const persisted = z.object({ extensions: z.object({ persistedQuery: z.object({}) }) });
/** Throws on invalid UTF-8 and strips a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A received GraphQL request. */
export type Operation = z.infer<typeof operation>;

/** A request refused before GraphQL, with status and message for the client. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** @default BAD_REQUEST */
  readonly code?: string;
}

/** Parses the operation of a request: JSON, or the bare document with `application/graphql`. */
export async function readOperation(request: IncomingMessage): Promise<Operation | Refusal> {
  const type = (request.headers['content-type'] ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/graphql') {
    return { status: 415, message: `Unsupported content type ${type}, send application/json` };
  }
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    return { status: 415, message: `Unsupported content encoding ${encoding}, send the body as it is` };
  }
  let text: string;
  try {
    text = utf8.decode(await readBody(request, OPERATION_MAX_BYTES));
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { status: 413, message: 'Request body is too large' };
    if (error instanceof TypeError) return { status: 400, message: 'Request body is not valid UTF-8' };
    throw error;
  }
  if (type === 'application/graphql') {
    return text.trim() === '' ? missing('query') : { query: text };
  }
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    return { status: 400, message: 'Request body is not valid JSON' };
  }
  const parsed = operation.safeParse(body);
  if (parsed.success) return { ...parsed.data, variables: cleanJson(parsed.data.variables) };
  const parameter = String(parsed.error.issues[0]?.path[0] ?? 'query');
  // Clients that send only a hash resend with the document after this error.
  return parameter === 'query' && persisted.safeParse(body).success ? NOT_PERSISTED : missing(parameter);
}

const NOT_PERSISTED: Refusal = {
  status: 200,
  message: 'PersistedQueryNotSupported',
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
};

function missing(parameter: string): Refusal {
  return { status: 400, message: `${parameter}: Required parameter missing or invalid` };
}
