import { type SnapshotFrom, waitFor } from 'xstate';
import type { cartMachine } from './cart.machine';
import type { CartActor } from './make-cart-actor';

/**
 * The cart once every edit is answered (GATE-02): waiting ones are sent at once. Null when that takes too long.
 * @param timeoutMs how long the shopper is kept waiting.
 */
export async function settleCart(
  actor: CartActor,
  timeoutMs: number,
): Promise<SnapshotFrom<typeof cartMachine> | null> {
  actor.send({ type: 'edits.flush' });
  try {
    return await waitFor(actor, (snapshot) => snapshot.hasTag('settled'), { timeout: timeoutMs });
  } catch {
    // Too late, or the actor was stopped: either way there is nothing settled to show.
    return null;
  }
}
