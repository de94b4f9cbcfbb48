/** The cart request sent by the page's script (cart-page.inline.ts). */
export interface PrefetchedCart {
  /** The plain id. */
  readonly cartId: string;
  /** Time of the request, in milliseconds since the epoch. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

declare global {
  var earlyCartRead: PrefetchedCart | undefined;
}

/** An answer to an older request is not used. */
const MAX_AGE_MS = 10_000;

/**
 * A `fetch` that returns the answer to the page script's request, once and only for the same cart. Everything else goes over the
 * network, including a read whose early call had a network failure.
 */
export async function fetchWithPrefetchedCart(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const early = takePrefetchedCart(init?.body, Date.now());
  if (early === null) return fetch(input, init);
  try {
    return await beforeAbort(early, init?.signal ?? null);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    return fetch(input, init);
  }
}

function takePrefetchedCart(body: unknown, now: number): Promise<Response> | null {
  const early = globalThis.earlyCartRead;
  if (early === undefined || typeof body !== 'string' || !body.includes('"CartGetById"')) return null;
  globalThis.earlyCartRead = undefined;
  const { operationName, variables } = JSON.parse(body) as {
    operationName?: string;
    variables?: { cartId?: string };
  };
  const isThis = operationName === 'CartGetById' && variables?.cartId === early.cartId;
  return isThis && now - early.at < MAX_AGE_MS ? early.answer : null;
}

/** The answer, or the abort if it is earlier. */
function beforeAbort(answer: Promise<Response>, signal: AbortSignal | null): Promise<Response> {
  if (signal === null) return answer;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
