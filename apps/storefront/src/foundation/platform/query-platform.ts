import type { TypedDocumentString } from '@shop/graphql/documents';
import { makeStorefrontFetch, type StorefrontFetch } from '@shop/graphql/storefront-fetch';
import { onePerProcess } from '@shop/page-server/one-per-process';
import type { Result } from '@shop/rules/result';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { env } from '#foundation/env/env.ts';
import { reportPlatformOutage } from '#foundation/http/platform-outage.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { PlatformRefusedError, PlatformUnreachableError } from './platform-errors';
import { buyerAddress, platformFetch, platformPolicy } from './platform-fetch';

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
  const answer = await guarded(async () => {
    const result = await storefront()(document, variables, { cache: 'no-store' });
    if (!result.ok && result.error.isRetryable) {
      const { layer, detail } = result.error;
      throw new PlatformUnreachableError(`The platform is out of reach (${layer}): ${detail}`);
    }
    return result;
  });
  if (!answer.ok) throw new PlatformRefusedError(`The platform refused: ${answer.error.detail}`);
  const shape = read(answer.value);
  if (!shape.ok)
    throw unreachable(`The platform's answer at ${shape.error.path} is not ${shape.error.expected}`);
  return shape.value;
}

/** Asks only while it may help (platform-policy.ts). @throws PlatformUnreachableError, also for what was not asked */
async function guarded<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await platformPolicy().execute(ask);
  } catch (error) {
    if (error instanceof PlatformUnreachableError) throw unreachable(error.message);
    if (isBrokenCircuitError(error))
      throw unreachable('The platform was out of reach a moment ago: it is not asked');
    if (isBulkheadRejectedError(error)) throw unreachable('Too many wait for the platform already');
    throw error;
  }
}

function storefront(): StorefrontFetch {
  return onePerProcess('storefront', () => {
    const {
      platformUrl,
      platformPublicToken,
      platformPrivateToken,
      platformStorefrontId,
      platformTimeoutMs,
    } = env();
    return makeStorefrontFetch({
      platformUrl,
      publicToken: platformPublicToken,
      privateToken: platformPrivateToken,
      storefrontId: platformStorefrontId,
      buyerAddress,
      // A visitor waits this long at most for a page that was never rendered before.
      timeoutMs: platformTimeoutMs,
      retries: RETRIES,
      fetch: platformFetch,
    });
  });
}

function unreachable(message: string): PlatformUnreachableError {
  reportPlatformOutage();
  return new PlatformUnreachableError(message);
}

/** The platform's code of a language of the shop. */
export function languageOf(locale: Locale): Uppercase<Locale> {
  return locale.toUpperCase() as Uppercase<Locale>;
}
