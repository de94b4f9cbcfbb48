import type { TypedDocumentString } from '@shop/graphql/documents';
import type { OperationFailure } from '@shop/graphql/operation-result';
import { makeStorefrontFetch, type StorefrontFetch } from '@shop/graphql/storefront-fetch';
import { onePerProcess } from '@shop/page-server/one-per-process';
import type { Result } from '@shop/rules/result';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { env } from '#foundation/env/env.ts';
import { PlatformRefusedError, PlatformUnreachableError } from './platform-errors';
import { buyerAddress, platformFetch, platformPolicy } from './platform-fetch';

const RETRIES = 1;

/**
 * Sends one query to the platform and converts its answer to the shop's types (PLAT-01). Failures throw, so that they are never
 * cached. An unreachable platform is recorded for the server, which then answers 503.
 * @param read converts the answer (packages/graphql, to-rules)
 * @throws PlatformUnreachableError if a later retry may help, and if the platform refuses the shop as a whole: a blocked or frozen store (FAULT-01)
 * @throws PlatformRefusedError if the platform refuses this query: ours is wrong
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
      throw new PlatformUnreachableError(`The platform is unreachable (${layer}): ${detail}`);
    }
    return result;
  });
  if (!answer.ok) throw refusalOf(answer.error);
  const shape = read(answer.value);
  if (!shape.ok)
    throw new PlatformUnreachableError(
      `The platform's answer at ${shape.error.path} is not ${shape.error.expected}`,
    );
  return shape.value;
}

/** No query of this shop is answered now: its token, its plan, a block, its address, a lock. Of other statuses this query is wrong. */
const REFUSES_SHOP: readonly (number | null)[] = [401, 402, 403, 404, 423, 430];

/** An outage by a refusal does not end the calls for others (platform-fetch.ts). */
function refusalOf({ layer, status, detail }: OperationFailure): Error {
  return REFUSES_SHOP.includes(status)
    ? new PlatformUnreachableError(`The platform refuses the shop (${layer} ${status}): ${detail}`)
    : new PlatformRefusedError(`The platform refused: ${detail}`);
}

/** Calls only while the policy allows it (platform-fetch.ts). @throws PlatformUnreachableError, also for a call that was not sent */
async function guarded<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await platformPolicy().execute(ask);
  } catch (error) {
    if (isBrokenCircuitError(error))
      throw new PlatformUnreachableError('The platform was unreachable a moment ago: no call was sent');
    if (isBulkheadRejectedError(error))
      throw new PlatformUnreachableError('Too many calls wait for the platform');
    throw error;
  }
}

function storefront(): StorefrontFetch {
  return onePerProcess('storefront', () => {
    const {
      platformUrl,
      platformPublicToken,
      platformPrivateToken,
      platformApiVersion,
      platformStorefrontId,
      platformTimeoutMs,
    } = env();
    return makeStorefrontFetch({
      platformUrl,
      apiVersion: platformApiVersion,
      publicToken: platformPublicToken,
      privateToken: platformPrivateToken,
      storefrontId: platformStorefrontId,
      buyerAddress,
      // Maximum wait of a visitor for a page that was never rendered before.
      timeoutMs: platformTimeoutMs,
      retries: RETRIES,
      fetch: platformFetch,
    });
  });
}
