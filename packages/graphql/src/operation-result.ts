import type { CartFailure } from '@shop/rules/cart/cart-errors';
import type { Result } from '@shop/rules/result';

/** The layer in which a call failed. */
export type OperationLayer = 'network' | 'http' | 'graphql' | 'validation';

/** The single shape of every failure between the shop and the platform. */
export interface OperationFailure {
  readonly layer: OperationLayer;
  /** The same call may succeed a moment later: network, 429, 5xx, throttled. */
  readonly isRetryable: boolean;
  /** For logs and developers; never shown to shoppers. */
  readonly detail: string;
  readonly status: number | null;
  /** Whether the request was carried out: certainly not, perhaps, or perhaps later (TRUTH-01). */
  readonly execution: Execution;
}

/** `none`: certainly not carried out. `unknown`: perhaps carried out. `pending`: may still be carried out. */
export type Execution = 'none' | 'unknown' | 'pending';

export type OperationResult<Data> = Result<Data, OperationFailure>;

/** A GraphQL error as sent by the platform. */
export interface PlatformError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: { readonly code?: unknown } | undefined;
}

const RETRYABLE_CODES: readonly unknown[] = ['THROTTLED', 'INTERNAL_SERVER_ERROR', 'TIMEOUT'];
/** Codes of calls that were not carried out, also beside data. */
const REFUSAL_CODES: readonly unknown[] = ['THROTTLED', 'ACCESS_DENIED'];

/** The browser reports that it is offline: the call was not sent. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** No answer at all: not sent, refused, reset, timed out, aborted. */
export function networkFailure(error: unknown): OperationFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const execution = name === 'OfflineError' ? 'none' : name === 'TimeoutError' ? 'pending' : 'unknown';
  return { layer: 'network', isRetryable: true, detail: String(error), status: null, execution };
}

/** An answer with a status that is not a success. */
export function httpFailure(status: number): OperationFailure {
  const isRetryable = status === 429 || status === 408 || status >= 500;
  const execution = isNotCarriedOut(status) ? 'none' : 'unknown';
  return { layer: 'http', isRetryable, detail: `status ${status}`, status, execution };
}

/** Rejected before execution: too many calls, service unavailable, or an invalid request. */
function isNotCarriedOut(status: number): boolean {
  return status === 503 || (status >= 400 && status < 500 && status !== 408);
}

/**
 * GraphQL errors: a query the platform refuses is our bug, a throttled one is not.
 * @param hasData the answer has data, even null: the execution had begun
 */
export function graphqlFailure(
  errors: readonly PlatformError[],
  status = 200,
  hasData = false,
): OperationFailure {
  const areAll = (codes: readonly unknown[]) =>
    errors.length > 0 && errors.every(({ extensions }) => codes.includes(extensions?.code));
  const isRetryable = areAll(RETRYABLE_CODES);
  const isInvalid = status < 400 && !hasData && !isRetryable;
  const isRefused = areAll(REFUSAL_CODES) || isNotCarriedOut(status) || isInvalid;
  return {
    layer: 'graphql',
    isRetryable,
    detail: errors.map(({ message, path }) => (path ? `${path.join('.')}: ${message}` : message)).join('; '),
    status,
    execution: isRefused ? 'none' : 'unknown',
  };
}

/** An answer that is no GraphQL answer, or has an unexpected shape. It may be a proxy's temporary page, so it is retryable. */
export function validationFailure(detail: string, status: number | null = 200): OperationFailure {
  return { layer: 'validation', isRetryable: true, detail, status, execution: 'unknown' };
}

const NO_SUCH_ID = /invalid global id|invalid id/i;

const CODE_OF = { none: 'unavailable', unknown: 'unreachable', pending: 'timedOut' } as const;

/** Maps a failed call to a cart failure. An outage is never treated as a lost cart (CART-04). */
export function toCartFailure({ layer, isRetryable, detail, execution }: OperationFailure): CartFailure {
  if (layer === 'graphql' && NO_SUCH_ID.test(detail)) {
    return { code: 'invalidCart', detail };
  }
  if (layer === 'validation') {
    return { code: 'malformedAnswer', detail };
  }
  if (!isRetryable && execution === 'none') {
    return { code: 'refused', detail };
  }
  return { code: CODE_OF[execution], detail };
}
