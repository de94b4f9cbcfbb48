const LOCK = 'shop:cart';

/** A tab that does not come to an end is not waited for longer: its own calls give up before. */
const TIMEOUT_MS = 45_000;

/**
 * Lets one tab at a time change the cart, so that what one reads after a lost answer is not another's doing (TRUTH-01).
 * @param act told whether it is alone; without locks (old and embedded browsers, pages without https) nobody knows
 */
export async function oneTabAtATime<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value> {
  // The type has it always; the browsers have not.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return act(false);
  // Boxed, since the value itself may be anything.
  let done: { readonly value: Value } | null = null;
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(TIMEOUT_MS) }, async () => {
      done = { value: await act(true) };
    });
  } catch (error) {
    // Refused, or another tab keeps it; what the call itself throws is passed on.
    if (!(error instanceof DOMException)) throw error;
  }
  return done === null ? act(false) : (done as { readonly value: Value }).value;
}
