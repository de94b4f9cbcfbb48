/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Runs a client of the shop's endpoints as in its page: relative URLs resolve to the shop.
 * @param body replaces the client's own body: a broken form
 */
export async function asPageOf<Value>(
  shopUrl: string,
  run: () => Promise<Value>,
  { isReached = true, body }: { isReached?: boolean; body?: string } = {},
): Promise<Value> {
  Object.assign(globalThis, { document: { documentElement: { dataset: {}, lang: 'ja' } } });
  const send = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    send(
      new URL(String(address), isReached ? shopUrl : NOWHERE),
      body === undefined ? init : { ...init, body },
    );
  try {
    return await run();
  } finally {
    globalThis.fetch = send;
  }
}
