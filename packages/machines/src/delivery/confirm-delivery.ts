import type { DeliveryPreferences } from '@shop/rules/cart/delivery-preferences';
import { err, ok, type Result } from '@shop/rules/result';
import type { DeliveryStop } from './delivery-context';
import type { DeliveryActor } from './make-delivery-actor';

/**
 * What the checkout gate needs: the preferences as they may be sent, or why the shopper cannot go on yet. Waits for the
 * server's answer when a date is chosen; rejects never.
 */
export function confirmDelivery(actor: DeliveryActor): Promise<Result<DeliveryPreferences, DeliveryStop>> {
  return new Promise((resolve) => {
    const done = (outcome: Result<DeliveryPreferences, DeliveryStop>) => {
      confirmed.unsubscribe();
      refused.unsubscribe();
      resolve(outcome);
    };
    const confirmed = actor.on('preferences.confirmed', ({ preferences }) => done(ok(preferences)));
    const refused = actor.on('preferences.refused', ({ stop }) => done(err(stop)));
    actor.send({ type: 'form.validate' });
  });
}
