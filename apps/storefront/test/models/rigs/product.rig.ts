import { productModel } from '@shop/machines/product/product.model';
import type { AddOutcome } from '@shop/machines/product/product-context';
import { provideProductActors } from '@shop/machines/product/provide-product-actors';
import type { LineToAdd } from '@shop/rules/cart/cart';
import { yen } from '@shop/rules/yen';
import { faultFor } from '../support/platform-faults';
import type { Rig, Systems } from '../support/rig';
import { firstVariant, startCart } from '../support/shopper';

const DISPLAY = { handle: '', title: '', variantTitle: '', vendor: '', imageUrl: '', price: yen(1) };

/** A product page's adds, over a real cart against the platform. */
export async function makeProductRig({ platform }: Systems): Promise<Rig> {
  const plant = await firstVariant(platform, 'pachira-mini');
  await platform.setStock(plant.wire, 90);
  const cart = startCart(platform, null);
  let pieces = 1;

  const addLine = ({ quantity }: LineToAdd) =>
    new Promise<AddOutcome>((resolve) => {
      cart.on('line.added', ({ warning, quantity, expiry }) =>
        resolve({ ok: true, warning, quantity, expiry }),
      );
      cart.on('line.addFailed', ({ code, inCart }) => resolve({ ok: false, code, inCart }));
      const line = { merchandiseGlobalId: plant.globalId, quantity: Math.max(quantity, pieces) };
      cart.send({ type: 'line.add', line, display: DISPLAY });
    });

  return {
    machine: provideProductActors(addLine),
    input: productModel.input,
    arrange: async (told, _call, _actor, turn) => {
      const outcome = told as AddOutcome;
      const { cart: held, cartId } = cart.getSnapshot().context;
      const there = cartId === null ? 0 : (held?.totalQuantity ?? 0);
      await platform.clearFaults();
      // Nine are wanted where a part of them is to be had.
      pieces = outcome.ok && outcome.warning !== null ? 9 : 1;
      if (outcome.ok) {
        await platform.setStock(plant.wire, outcome.warning === null ? 90 : there + 4);
      } else if (outcome.code === 'outOfStock') {
        await platform.setStock(plant.wire, there);
      } else {
        await platform.addFault(faultFor(outcome.code, turn));
      }
    },
    end: async () => {
      cart.stop();
      await platform.clearFaults();
      await platform.setStock(plant.wire, 90);
    },
  };
}
