interface FetchJsonOptions extends RequestInit {
  /** Nobody waits longer, in milliseconds. */
  readonly timeoutMs: number;
}

/** What an endpoint answered; `body` is null where it is no JSON. */
export interface JsonAnswer {
  readonly response: Response;
  readonly body: unknown;
}

/** Asks an endpoint. Never rejects: null when there is no connection, when it took too long, and when it was cut off. */
export async function fetchJson(
  address: string,
  { timeoutMs, signal, ...init }: FetchJsonOptions,
): Promise<JsonAnswer | null> {
  // By hand: not every browser that comes here has AbortSignal.any.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { ...init, signal: controller.signal });
    const body: unknown = await response.json().catch(() => null);
    return controller.signal.aborted ? null : { response, body };
  } catch {
    // No answer, for one of the three reasons: whoever asked does the same in each.
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
