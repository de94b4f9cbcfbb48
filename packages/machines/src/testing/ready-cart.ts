import { startCart } from './cart-harness';
import { SimulatedPlatform } from './simulated-platform';

/** A cart that was read: quantity by variant. */
export async function readyCart(quantities: Record<number, number>) {
  const platform = new SimulatedPlatform();
  const id = platform.seed('c', quantities);
  const harness = startCart(id, platform);
  harness.actor.send({ type: 'cart.refresh' });
  await harness.answer();
  platform.log.length = 0;
  harness.emitted.length = 0;
  const setQuantity = (variant: number, quantity: number) =>
    harness.actor.send({ type: 'line.setQuantity', lineId: platform.lineOf(id, variant), quantity });
  const remove = (variant: number) =>
    harness.actor.send({ type: 'line.remove', lineId: platform.lineOf(id, variant) });
  return { ...harness, id, setQuantity, remove };
}
