import { onePerProcess } from '@shop/page-server/one-per-process';
import { log } from './log';
import { countError } from './metrics';
import { currentRequest } from './tracing';

/** Where an unexpected error occurred. */
export interface ErrorPlace {
  /** `request`, `render`, `process`, `job` … */
  readonly where: string;
  /** Kind of route, never a URL. */
  readonly route?: string;
  /** Next's id of the error on the page shown for it. */
  readonly digest?: string;
}

/** Passes unexpected errors to an error tracking service (docs/operations.md). */
export type ErrorHook = (error: unknown, place: ErrorPlace & { readonly requestId?: string }) => unknown;

interface Reports {
  readonly seen: WeakSet<object>;
  hook: ErrorHook | null;
}

function reports(): Reports {
  return onePerProcess<Reports>('errorReports', () => ({ seen: new WeakSet(), hook: null }));
}

/**
 * Reports an unexpected error (OBS-05): it is logged once, with its stack and the request's id, and passed to the hook, if any.
 * Expected failures, such as an unavailable platform, are not reported but logged where they are handled.
 * @returns when the hook is done; only an ending process needs to wait
 */
export async function reportError(error: unknown, place: ErrorPlace): Promise<void> {
  if (!isReported(error)) {
    markReported(error);
    const { where, ...more } = place;
    countError(where);
    log.error(`an unexpected error (${where})`, { ...more, err: error });
  }
  const requestId = currentRequest()?.id;
  try {
    await reports().hook?.(error, { ...place, ...(requestId === undefined ? {} : { requestId }) });
  } catch (fault) {
    log.error('the error hook failed', fault);
  }
}

/** Sets the hook for unexpected errors in this process. */
export function setErrorHook(hook: ErrorHook | null): void {
  reports().hook = hook;
}

/** Whether an error is already logged. */
export function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reports().seen.has(error);
}

/** Records that an error is logged. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reports().seen.add(error);
}
