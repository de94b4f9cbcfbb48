import type { TypedDocumentString } from '@shop/graphql/documents';
import { makeStorefrontFetch, type StorefrontFetch } from '@shop/graphql/storefront-fetch';
import type { Result } from '@shop/rules/result';
import { env } from '../../env';
import { reportPlatformOutage } from '../../http/platform-outage';
import { onePerProcess } from '../one-per-process';
import { PlatformRefusedError, PlatformUnreachableError } from './platform-errors';

/** A visitor waits twice this long at most for a page that was never rendered before. */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;

/**
 * One question to the platform and its answer in our shapes (PLAT-01). What goes wrong throws, so that nothing of it is
 * ever kept; that the platform was out of reach is noted for the server, which answers 503 then.
 * @param read turns the answer into our shapes (packages/graphql, to-rules)
 * @throws PlatformUnreachableError when trying again later may help
 * @throws PlatformRefusedError when it will not: our query, our token
 */
export async function queryPlatform<Data, Variables, Shape>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  read: (data: Data) => Result<Shape, { readonly path: string; readonly expected: string }>,
): Promise<Shape> {
  const answer = await storefront()(document, variables, { cache: 'no-store' });
  if (!answer.ok) {
    const { layer, detail, isRetryable } = answer.error;
    if (!isRetryable) throw new PlatformRefusedError(`The platform refused: ${detail}`);
    throw unreachable(`The platform is out of reach (${layer}): ${detail}`);
  }
  const shape = read(answer.value);
  if (!shape.ok)
    throw unreachable(`The platform's answer at ${shape.error.path} is not ${shape.error.expected}`);
  return shape.value;
}

function storefront(): StorefrontFetch {
  return onePerProcess('storefront', () => {
    const { platformUrl, platformPublicToken } = env();
    return makeStorefrontFetch({
      platformUrl,
      publicToken: platformPublicToken,
      timeoutMs: TIMEOUT_MS,
      retries: RETRIES,
    });
  });
}

function unreachable(message: string): PlatformUnreachableError {
  reportPlatformOutage();
  return new PlatformUnreachableError(message);
}
