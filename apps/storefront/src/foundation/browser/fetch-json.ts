interface FetchJsonOptions extends RequestInit {
  /** The timeout in milliseconds. */
  readonly timeoutMs: number;
}

/** An endpoint's answer; `body` is null if it is not JSON. */
export interface JsonAnswer {
  readonly response: Response;
  readonly body: unknown;
}

/** Calls an endpoint. Never rejects: null without a connection, after a timeout, and after an abort. */
export async function fetchJson(
  address: string,
  { timeoutMs, signal, ...init }: FetchJsonOptions,
): Promise<JsonAnswer | null> {
  // Combined by hand: not every supported browser has AbortSignal.any.
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
    // No answer, for one of the three reasons: the caller treats them alike.
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
