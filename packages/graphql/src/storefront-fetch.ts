import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { err, ok } from '@shop/rules/result';
import { apiPath } from './api-version';
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
  /** Version of the API. @default STOREFRONT_API_VERSION */
  readonly apiVersion?: string | undefined;
  /** The public access token (PLAT-01). */
  readonly publicToken: string;
  /** The private access token, for servers: it replaces the public one. @default null */
  readonly privateToken?: string | null;
  /** The storefront that makes the requests, for the provider's statistics (STORE-05). @default null */
  readonly storefrontId?: string | null;
  /** IP address of the shopper for whom a request is made, if any: the provider rate-limits servers' requests by it. */
  readonly buyerAddress?: () => string | undefined;
  /** Timeout of all attempts together, in milliseconds. */
  readonly timeoutMs?: number;
  /** Retries after the first attempt; only retryable failures are retried. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  /** From 0 to 1, for the jitter. */
  readonly random?: () => number;
}

/** The text of an operation with the types of its data and variables. */
export type StorefrontDocument<Data, Variables> = DocumentTypeDecoration<Data, Variables> &
  Pick<string, 'toString'>;

export interface StorefrontInit extends RequestInit {
  /** Receives the `extensions` of a successful answer, before the answer. */
  readonly onExtensions?: (extensions: unknown) => void;
}

/** Executes one operation. It never throws. */
export type StorefrontFetch = <Data, Variables>(
  document: StorefrontDocument<Data, Variables>,
  variables: Variables,
  init?: StorefrontInit,
) => Promise<OperationResult<Data>>;

const TIMEOUT_MS = 5_000;
const RETRIES = 2;
const FIRST_WAIT_MS = 100;

/** The name of an operation in its text. */
const NAME = /^\s*(?:query|mutation)\s+(\w+)/;

/**
 * The server's reads: a retried call is a query, so it may be repeated after any temporary failure. Waits between attempts double, each with a jitter of half, so that many processes do not
 * retry at the same moment.
 */
export function makeStorefrontFetch(options: StorefrontFetchOptions): StorefrontFetch {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES, random = Math.random } = options;
  return async (document, variables, init) => {
    // One timeout for all attempts: an attempt that used all of it gets no retry.
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    for (let attempt = 0; ; attempt++) {
      const result = await postOperation(options, document, variables, { ...init, signal });
      if (result.ok || !result.error.isRetryable || attempt >= retries || signal.aborted) {
        return result;
      }
      await new Promise((resolve) =>
        setTimeout(resolve, FIRST_WAIT_MS * 2 ** attempt * (0.5 + random() / 2)),
      );
    }
  };
}

/** One POST of one operation; all calls but the prefetched cart (cart-page.inline.ts) use it. Every failure is one kind of error value. */
export async function postOperation<Data, Variables>(
  options: StorefrontFetchOptions,
  document: StorefrontDocument<Data, Variables>,
  variables: Variables,
  { onExtensions, ...init }: StorefrontInit = {},
): Promise<OperationResult<Data>> {
  const { platformUrl, apiVersion, fetch: send = fetch } = options;
  try {
    init.signal?.throwIfAborted();
    const query = document.toString();
    const response = await send(new URL(apiPath(apiVersion), platformUrl), {
      ...init,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...accessHeaders(options),
        ...(options.storefrontId && { 'shopify-storefront-id': options.storefrontId }),
      },
      body: JSON.stringify({ operationName: NAME.exec(query)?.[1], variables, query }),
    });
    return readBody<Data>(response.status, await response.text(), onExtensions);
  } catch (error) {
    return err(networkFailure(error));
  }
}

/**
 * The headers that authenticate the caller. The provider accepts a shopper's address only from servers with the private token.
 */
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

function readBody<Data>(
  status: number,
  body: string,
  onExtensions: StorefrontInit['onExtensions'],
): OperationResult<Data> {
  const answer = parse(body);
  const errors = answer?.errors;
  if (Array.isArray(errors) && errors.length > 0) {
    const failure = graphqlFailure(errors.map(toPlatformError), status, answer?.data !== undefined);
    return err(status >= 400 ? { ...failure, isRetryable: httpFailure(status).isRetryable } : failure);
  }
  if (status < 200 || status >= 300) {
    return err(httpFailure(status));
  }
  const data = answer?.data;
  onExtensions?.(answer?.extensions);
  // Every operation asks for a field: data without any is half an answer, and says of nothing that it does not exist (TRUTH-01).
  return typeof data === 'object' && data !== null && Object.keys(data).length > 0
    ? ok(data as Data)
    : err(validationFailure('an answer without data', status));
}

function parse(body: string): { data?: unknown; errors?: unknown; extensions?: unknown } | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' ? answer : null;
  } catch {
    // A proxy's page, or a truncated answer: the caller reports it.
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
