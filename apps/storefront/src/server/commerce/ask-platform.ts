import type { TypedDocumentString } from '@shop/graphql/documents';
import { z } from 'zod';
import { env } from '../../env';
import { reportPlatformOutage } from '../../http/platform-outage';
import { PlatformRefusedError, PlatformUnreachableError } from './platform-errors';

/** A visitor waits this long at most for a page that was never rendered before. */
const TIMEOUT_MS = 5_000;

const API_PATH = '/api/2025-01/graphql.json';

const answerShape = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

/**
 * One call to the Storefront API (PLAT-01), with the shop's public token. The documents are checked against the schema
 * when types are generated, so what comes back has the type of its document.
 * @throws PlatformUnreachableError, also noted for the server so that it answers 503
 * @throws PlatformRefusedError
 */
export async function askPlatform<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    return (await readAnswer(await send(String(document), variables))) as Data;
  } catch (error) {
    if (error instanceof PlatformUnreachableError) reportPlatformOutage();
    throw error;
  }
}

async function send(query: string, variables: unknown): Promise<Response> {
  const { platformUrl, platformPublicToken } = env();
  try {
    return await fetch(`${platformUrl}${API_PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-shopify-storefront-access-token': platformPublicToken,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // What is kept, and until when, is decided in kept.ts.
      cache: 'no-store',
    });
  } catch (cause) {
    throw new PlatformUnreachableError(`No answer from ${platformUrl}`, { cause });
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 429 || response.status >= 500) {
    throw new PlatformUnreachableError(`The platform answered ${response.status}`);
  }
  if (!response.ok) throw new PlatformRefusedError(`The platform answered ${response.status}`);
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new PlatformUnreachableError('The platform answered something that is no JSON', { cause });
  }
  const answer = answerShape.safeParse(body);
  if (!answer.success)
    throw new PlatformUnreachableError('The platform answered something that is no GraphQL');
  const { data, errors = [] } = answer.data;
  const [first] = errors;
  if (first?.extensions?.code === 'THROTTLED' || first?.extensions?.code === 'INTERNAL_SERVER_ERROR') {
    throw new PlatformUnreachableError(`The platform answered ${first.extensions.code}`);
  }
  if (first !== undefined) {
    throw new PlatformRefusedError(`${first.message}${first.path ? ` at ${first.path.join('.')}` : ''}`);
  }
  if (data === undefined || data === null)
    throw new PlatformUnreachableError('The platform answered no data');
  return data;
}
