import { onePerProcess } from '@shop/page-server/one-per-process';
import { log } from './log';
import { countError } from './metrics';
import { currentRequest } from './tracing';

/** Where an unexpected error came up. */
export interface ErrorPlace {
  /** `request`, `render`, `process`, `job` … */
  readonly where: string;
  /** Kind of route, never an address. */
  readonly route?: string;
  /** What Next calls the error on the page that it showed for it. */
  readonly digest?: string;
}

/** Takes unexpected errors to a service that collects them (docs/operations.md). */
export type ErrorHook = (error: unknown, place: ErrorPlace & { readonly requestId?: string }) => unknown;

interface Reports {
  readonly seen: WeakSet<object>;
  hook: ErrorHook | null;
}

function reports(): Reports {
  return onePerProcess<Reports>('errorReports', () => ({ seen: new WeakSet(), hook: null }));
}

/**
 * Every error that nobody expected goes through here (OBS-05): it is logged once, with its stack and the request's id, and handed to the
 * hook if there is one. What can be expected, such as a platform that is away, is not reported but logged where it is dealt with.
 * @returns when the hook is done; nobody but a process that ends has to wait
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
    log.error('the hook of errors failed itself', fault);
  }
}

/** Sets what unexpected errors are handed to, in this process. */
export function setErrorHook(hook: ErrorHook | null): void {
  reports().hook = hook;
}

/** Whether an error is in the log already. */
export function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reports().seen.has(error);
}

/** Remembers that an error is in the log. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reports().seen.add(error);
}
