import type { BuyNowEvent, buyNowMachine } from '@shop/machines/checkout/buy-now.machine';
import { provideBuyNowActors } from '@shop/machines/checkout/make-buy-now-actor';
import { variantGid } from '@shop/machines/testing/simulated-platform';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { yen } from '@shop/rules/yen';
import type { SnapshotFrom } from 'xstate';
import type { ModelAdapter, Systems } from '../support/model-adapter';
import { faultFor } from '../support/platform-faults';
import { cartGatewayOf, firstVariant } from '../support/shopper';

/** A code whose use the platform refuses permanently. */
const USED_CODE = 'ALREADYUSED';

/** Prices of the model's plants. */
const SEEN_PRICE = 1000;

type Snapshot = SnapshotFrom<typeof buyNowMachine>;

/** Buying now against the platform, which may be out of stock, or refuse the cookie's coupon. */
export async function makeBuyNowAdapter({ platform }: Systems): Promise<ModelAdapter> {
  const plants = [
    await firstVariant(platform, 'pachira-mini'),
    await firstVariant(platform, 'gajumaru-mini'),
  ] as const;
  let discountCodes: string[] = [];
  const stock = (available: number) =>
    Promise.all(plants.map(({ wire }) => platform.setStock(wire, available)));
  const prices = await Promise.all(plants.map(async ({ wire }) => yen(await platform.priceOf(wire))));
  const price = (times: number) =>
    Promise.all(plants.map(({ wire }, at) => platform.setPrice(wire, (prices[at] ?? 0) * times)));
  const stopOf = ({ context: { stop, checkoutUrl, priceChange } }: Snapshot) =>
    JSON.stringify([stop, checkoutUrl !== null, priceChange !== null]);

  return {
    machine: provideBuyNowActors(cartGatewayOf(platform), () => ({
      discountCodes,
      attributes: [],
      province: 'JP-13',
    })),
    input: undefined,
    translate: (result) => {
      const event = result as BuyNowEvent;
      if (event.type !== 'buy.press') {
        return event;
      }
      const plant = event.line.merchandiseGlobalId === variantGid(2) ? plants[1] : plants[0];
      return {
        ...event,
        line: { ...event.line, merchandiseGlobalId: plant.globalId },
        price: prices[plants.indexOf(plant)] ?? event.price,
      };
    },
    arrange: async (result, _call, _actor, turn) => {
      const outcome = result as CartOutcome;
      await platform.clearFaults();
      discountCodes = [];
      if (!outcome.ok) {
        await platform.addFault(faultFor(outcome.error.code, turn, ['CartCreate']));
        return;
      }
      const { cart, discountFailure } = outcome.value;
      discountCodes = discountFailure === null ? [] : [USED_CODE];
      await stock(cart.totalQuantity === 0 ? 0 : 30);
      const isDearer = cart.lines.some(({ price }) => price > SEEN_PRICE);
      await price(isDearer ? 2 : 1);
    },
    compare: (reached, { after }) => {
      const [is, should] = [stopOf(reached as Snapshot), stopOf(after as Snapshot)];
      return is === should ? null : `stops with ${is}, not ${should}`;
    },
    end: async () => {
      await platform.clearFaults();
      await stock(30);
      await price(1);
    },
  };
}
