import { err, ok } from '@shop/rules/result';
import type { TypedDocumentString } from './__generated__/documents/graphql';
import { API_PATH } from './api-path';
import {
  graphqlFailure,
  httpFailure,
  networkFailure,
  type OperationResult,
  type PlatformError,
  validationFailure,
} from './operation-result';

export interface StorefrontFetchOptions {
  /** The platform's origin. */
  readonly platformUrl: string;
  /** The public access token (PLAT-01). */
  readonly publicToken: string;
  /** The private access token, for servers: it takes the public one's place. @default null */
  readonly privateToken?: string | null;
  /** Whose questions these are, for the provider's statistics (STORE-05). @default null */
  readonly storefrontId?: string | null;
  /** Address of the shopper a question is asked for, if it is asked for one: the provider limits by it what servers ask. */
  readonly buyerAddress?: () => string | undefined;
  /** Milliseconds of all attempts together. */
  readonly timeoutMs?: number;
  /** Attempts after the first; only what may succeed a moment later is tried again. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  /** From 0 to 1, for the jitter. */
  readonly random?: () => number;
}

/** One call of a string document. */
export type StorefrontFetch = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  init?: RequestInit,
) => Promise<OperationResult<Data>>;

const TIMEOUT_MS = 5_000;
const RETRIES = 2;
const FIRST_WAIT_MS = 100;

/**
 * The server's way to the platform: plain fetch with string documents, no client and no parser. It never throws; what
 * goes wrong is one kind of error value. Waits between attempts double, each with a jitter of half, so that many processes
 * do not come back at the same moment.
 */
export function makeStorefrontFetch(options: StorefrontFetchOptions): StorefrontFetch {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES, random = Math.random } = options;
  return async (document, variables, init) => {
    // One limit for all: whoever took all of it once is not given as much again.
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    for (let attempt = 0; ; attempt++) {
      const result = await callOnce(options, document, variables, { ...init, signal });
      if (result.ok || !result.error.isRetryable || attempt >= retries || signal.aborted) {
        return result;
      }
      await new Promise((resolve) =>
        setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt * (0.5 + random() / 2)),
      );
    }
  };
}

async function callOnce<Data, Variables>(
  options: StorefrontFetchOptions,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  init: RequestInit,
): Promise<OperationResult<Data>> {
  const { platformUrl, fetch: send = fetch } = options;
  try {
    const response = await send(new URL(API_PATH, platformUrl), {
      ...init,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...accessHeaders(options),
        ...(options.storefrontId && { 'shopify-storefront-id': options.storefrontId }),
      },
      body: JSON.stringify({ query: String(document), variables }),
    });
    return readBody<Data>(response.status, await response.text());
  } catch (error) {
    return err(networkFailure(error));
  }
}

/** Who asks, as the provider knows it. It takes a shopper's address from servers that show the private token only. */
export function accessHeaders({
  publicToken,
  privateToken,
  buyerAddress,
}: Pick<StorefrontFetchOptions, 'publicToken' | 'privateToken' | 'buyerAddress'>): Record<string, string> {
  if (!privateToken) return { 'x-shopify-storefront-access-token': publicToken };
  const address = buyerAddress?.();
  return {
    'shopify-storefront-private-token': privateToken,
    ...(address !== undefined && { 'shopify-storefront-buyer-ip': address }),
  };
}

function readBody<Data>(status: number, body: string): OperationResult<Data> {
  const answer = parse(body);
  const errors = answer?.errors;
  if (Array.isArray(errors) && errors.length > 0) {
    const failure = graphqlFailure(errors.map(toPlatformError), status);
    return err(status >= 400 ? { ...failure, isRetryable: httpFailure(status).isRetryable } : failure);
  }
  if (status < 200 || status >= 300) {
    return err(httpFailure(status));
  }
  const data = answer?.data;
  return typeof data === 'object' && data !== null
    ? ok(data as Data)
    : err(validationFailure('an answer without data', status));
}

function parse(body: string): { readonly data?: unknown; readonly errors?: unknown } | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' ? answer : null;
  } catch {
    // A proxy's page, a cut answer: told as such by the caller.
    return null;
  }
}

function toPlatformError(error: unknown): PlatformError {
  const { message, path, extensions } = Object(error) as Partial<PlatformError>;
  return {
    message: typeof message === 'string' ? message : 'an error without a message',
    path: Array.isArray(path) ? path : undefined,
    extensions: typeof extensions === 'object' && extensions !== null ? extensions : undefined,
  };
}
