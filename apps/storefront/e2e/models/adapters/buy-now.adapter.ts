import { buyNowModel } from '@shop/machines/checkout/buy-now.model';
import type { BuyNowStop } from '@shop/machines/checkout/buy-now-stop';
import { variantGid } from '@shop/machines/testing/simulated-platform';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { say, words } from '#test/support/words.ts';
import { cookie, Shop } from '../../support/shop';
import { expect } from '../../support/test';
import { defineBrowserAdapter, type Harness, type SceneAct } from '../support/browser-adapter';
import { holdCheckout, pageShow, pressTwiceAtOnce } from '../support/page-acts';
import { event, outcome } from '../support/picks';

const PLANT = { handle: 'umbellata', title: 'フィカス・ウンベラータ' };
const CALL = 'CartCreate';
/** A code whose use the platform refuses permanently. */
const USED_CODE = 'ALREADYUSED';
const IN_STOCK = 30;
/** Prices of the model's plants; the page's differ. */
const SEEN_PRICE = 1000;

interface Scene {
  readonly harness: Harness;
  readonly shop: Shop;
  readonly variants: readonly { readonly id: string; readonly available: number }[];
  readonly opened: readonly string[];
}

const good = (is: (value: Extract<CartOutcome, { ok: true }>['value']) => boolean) =>
  outcome('createCart', (given) => {
    const result = given as CartOutcome;
    return result.ok && is(result.value);
  });

/** Buying now on a product page with variants. The place is the selected variant, and whether a coupon is pending. */
export const buyNowAdapter = defineBrowserAdapter<Scene, (typeof buyNowModel)['machine']>({
  model: buyNowModel,
  requirements: '[BUY-01] [CART-06] [CART-12]',
  start: '1',
  actsIn: ({ value }, place): SceneAct<Scene>[] => {
    const number = place.startsWith('2') ? 2 : 1;
    const hasCoupon = place.endsWith('coupon');
    const press = event('buy.press', {
      line: { merchandiseGlobalId: variantGid(number), quantity: 1 },
      price: SEEN_PRICE,
    });
    const answer = async ({ harness: { platform, calls }, variants }: Scene, available: number) => {
      for (const { id } of variants) await platform.setStock(id, available);
      await (await calls.next(CALL)).continue();
    };
    if (value === 'creating') {
      return [
        {
          name: 'the platform fails',
          happens: [outcome('createCart', (given) => !(given as CartOutcome).ok)],
          place,
          perform: async ({ harness: { platform, calls } }) => {
            await platform.addFault({ status: 500, operations: [CALL], times: 1 });
            await (await calls.next(CALL)).continue();
          },
        },
        {
          name: hasCoupon ? 'the platform refuses the coupon' : 'the platform makes the cart',
          happens: [
            good(
              ({ cart, discountFailure }) =>
                cart.totalQuantity > 0 &&
                cart.lines.every(({ price }) => price === SEEN_PRICE) &&
                (discountFailure !== null) === hasCoupon,
            ),
          ],
          place: String(number),
          perform: (scene) => answer(scene, IN_STOCK),
        },
        ...(hasCoupon
          ? []
          : [
              {
                name: 'the platform has none left',
                happens: [good(({ cart }) => cart.totalQuantity === 0)],
                place,
                perform: (scene: Scene) => answer(scene, 0),
              },
            ]),
      ];
    }
    if (value === 'leaving') {
      return [
        {
          name: 'the shopper comes back from the checkout',
          happens: [event('page.return')],
          place,
          perform: ({ shop }) => pageShow(shop.page),
        },
      ];
    }
    const other = number === 1 ? '2' : '1';
    return [
      {
        name: 'the shopper presses "buy now"',
        happens: [press],
        place,
        perform: ({ shop }) => shop.buyNow.click(),
      },
      {
        name: 'the shopper presses "buy now" twice before the page can draw',
        happens: [press, press],
        place,
        perform: ({ shop }) => pressTwiceAtOnce(shop.buyNow),
      },
      {
        name: 'the shopper chooses the other variant',
        happens: [],
        place: hasCoupon ? `${other} coupon` : other,
        perform: ({ shop: { page } }) =>
          page
            .getByRole('radio')
            .nth(Number(other) - 1)
            .check(),
      },
      ...(hasCoupon
        ? []
        : [
            {
              name: 'a coupon is kept that was used already',
              happens: [],
              place: `${place} coupon`,
              perform: async ({ harness }: Scene) => {
                const { page, shopUrl } = harness;
                await page.context().addCookies([{ name: 'discount_code', value: USED_CODE, url: shopUrl }]);
              },
            },
          ]),
    ];
  },
  begin: async (harness) => {
    const { page, platform, calls, machine } = harness;
    const variants = (await platform.stockOf(PLANT.handle)).slice(0, 2);
    for (const { id } of variants) await platform.setStock(id, IN_STOCK);
    const opened = await holdCheckout(page);
    const shop = new Shop(page);
    await shop.openProduct(`${PLANT.handle}?variant=${variants[0]?.id.split('/').at(-1)}`);
    // The machine loads with the first press, which goes to the checkout and back.
    await shop.buyNow.click();
    await expect.poll(() => opened.length).toBe(1);
    await machine.started();
    await pageShow(page);
    calls.held.add(CALL);
    return { harness, shop, variants, opened };
  },
  expectShown: async ({ shop, harness, opened }, { value, context: { stop } }, place) => {
    if (value === 'stopped') {
      await expect(shop.alert).toContainText(message(stop));
      await expect(shop.buyNow).not.toHaveAttribute('aria-busy', 'true');
    } else {
      await expect(shop.alert).toHaveCount(0);
      if (value === 'idle') await expect(shop.buyNow).not.toHaveAttribute('aria-busy', 'true');
      else await expect(shop.buyNow).toHaveAttribute('aria-busy', 'true');
    }
    if (value === 'leaving') await expect.poll(() => opened.length).toBeGreaterThan(1);
    // A permanently refused code is dropped; the shopper's own cart is unchanged.
    const context = harness.page.context();
    expect(await cookie(context, 'discount_code')).toBe(place.endsWith('coupon') ? USED_CODE : null);
    expect(await cookie(context, 'cart_id')).toBeNull();
  },
  end: async ({ harness: { platform }, variants }) => {
    for (const { id, available } of variants) await platform.setStock(id, available);
  },
  unreachable: {
    'buyNow.creating: buy.press -> buyNow.creating':
      'while it goes on the button takes no press, and what was chosen is drawn before the next one',
    'buyNow.leaving: buy.press -> buyNow.creating':
      'while the page is on its way out the button takes no press of something else',
    'buyNow.creating: xstate.error.actor.0.buyNow.creating -> buyNow.judging':
      'the gateway makes every end of a call an outcome: a rejection would be a mistake in it',
    'buyNow.stopped: stop.dismiss -> buyNow.idle':
      'the message has no button of its own: the next press puts it away',
  },
});

function message(stop: BuyNowStop | null): string | RegExp {
  // Of either size.
  if (stop === 'outOfStock') return new RegExp(say(words.stock.outOfStock, { name: `${PLANT.title}.+` }));
  return stop === 'unreachable' ? words.checkout.buyNowFailed : words.discount.alreadyUsed;
}
