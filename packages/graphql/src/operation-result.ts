import type { Result } from '@shop/rules/result';

/** How far a call came before it failed. */
export type OperationLayer = 'network' | 'http' | 'graphql' | 'validation';

/** One shape for everything that goes wrong between us and the platform. */
export interface OperationFailure {
  readonly layer: OperationLayer;
  /** The same call may succeed a moment later: network, 429, 5xx, throttled. */
  readonly isRetryable: boolean;
  /** For logs and for programmers; never shown to shoppers. */
  readonly detail: string;
  /** HTTP status, where there was one. */
  readonly status: number | null;
}

export type OperationResult<Data> = Result<Data, OperationFailure>;

/** A GraphQL error as the platform sends it. */
export interface PlatformError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: { readonly code?: unknown } | undefined;
}

const RETRYABLE_CODES: readonly unknown[] = ['THROTTLED', 'INTERNAL_SERVER_ERROR', 'TIMEOUT'];

/** No answer at all: refused, reset, timed out, aborted. */
export function networkFailure(error: unknown): OperationFailure {
  return { layer: 'network', isRetryable: true, detail: String(error), status: null };
}

/** An answer with a status that is no success. */
export function httpFailure(status: number): OperationFailure {
  const isRetryable = status === 429 || status === 408 || status >= 500;
  return { layer: 'http', isRetryable, detail: `status ${status}`, status };
}

/** GraphQL errors: a query the platform refuses is our bug, a throttled one is not. */
export function graphqlFailure(errors: readonly PlatformError[], status = 200): OperationFailure {
  return {
    layer: 'graphql',
    isRetryable:
      errors.length > 0 && errors.every(({ extensions }) => RETRYABLE_CODES.includes(extensions?.code)),
    detail: errors.map(({ message, path }) => (path ? `${path.join('.')}: ${message}` : message)).join('; '),
    status,
  };
}

/** An answer that is no GraphQL answer, or not of the promised shape. A proxy's page passes, so it is worth another try. */
export function validationFailure(detail: string, status: number | null = 200): OperationFailure {
  return { layer: 'validation', isRetryable: true, detail, status };
}
