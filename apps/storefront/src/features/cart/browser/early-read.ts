/** The cart as the script of its page asked for it (cart-page.inline.ts). */
export interface EarlyRead {
  /** The plain id. */
  readonly cartId: string;
  /** When it was asked for, in milliseconds since the epoch. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

declare global {
  var earlyCartRead: EarlyRead | undefined;
}

/** An answer that was asked for longer ago is not shown any more. */
const LONGEST_MS = 10_000;

/**
 * A `fetch` that hands over the answer the page's script asked for, once and only for the same cart; everything else goes over
 * the network. So does a reading whose early call found no network.
 */
export async function fetchWithEarlyRead(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = takeEarlyRead(init?.body, Date.now());
  if (early === null) return fetch(input, init);
  try {
    return await beforeAbort(early, init?.signal ?? null);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    return fetch(input, init);
  }
}

function takeEarlyRead(body: unknown, now: number): Promise<Response> | null {
  const early = globalThis.earlyCartRead;
  if (early === undefined || typeof body !== 'string' || !body.includes('"CartGetById"')) return null;
  globalThis.earlyCartRead = undefined;
  const { operationName, variables } = JSON.parse(body) as {
    operationName?: string;
    variables?: { cartId?: string };
  };
  const isThis = operationName === 'CartGetById' && variables?.cartId === early.cartId;
  return isThis && now - early.at < LONGEST_MS ? early.answer : null;
}

/** The answer, or the abort if that is sooner. */
function beforeAbort(answer: Promise<Response>, signal: AbortSignal | null): Promise<Response> {
  if (signal === null) return answer;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
