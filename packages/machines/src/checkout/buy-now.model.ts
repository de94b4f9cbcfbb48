import type { CartAnswer, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { err, ok } from '@shop/rules/result';
import { type Yen, yen } from '@shop/rules/yen';
import { defineModel } from '../testing/define-model';
import { cartGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { type BuyNowContext, type BuyNowEvent, buyNowMachine } from './buy-now.machine';

/** The price that the pages show for each plant. */
const PRICE = yen(1000);
const LINES = [1, 2].map((variant) => ({ merchandiseGlobalId: variantGid(variant), quantity: 1 }));

/** The cart for the requested line, or with a smaller quantity. */
function made(
  { line }: BuyNowContext,
  quantity: number,
  { price = PRICE, ...answer }: Partial<CartAnswer> & { readonly price?: Yen } = {},
): CartOutcome {
  const variant = line?.merchandiseGlobalId === variantGid(2) ? 2 : 1;
  const held = [{ id: 1, variant, quantity, stock: quantity, isCut: false }];
  const plain = simulatedCart(cartGid('now'), held);
  const cart = { ...plain, lines: plain.lines.map((one) => ({ ...one, price })) };
  return ok({ cart, warnings: [], discountFailure: null, ...answer });
}

function say(event: BuyNowEvent): string {
  switch (event.type) {
    case 'buy.press':
      return `the shopper presses "buy now" for ${event.line.merchandiseGlobalId === variantGid(1) ? 'a plant' : 'another plant'}`;
    case 'stop.dismiss':
      return 'the shopper puts the message away';
    case 'page.return':
      return 'the shopper comes back from the checkout';
  }
}

/** Two plants to buy, a coupon that may be refused, and a platform that may be out of stock or unreachable. */
export const buyNowModel = defineModel({
  id: 'buyNow',
  machine: buyNowMachine,
  input: undefined,
  eventsOf: (): BuyNowEvent[] => [
    ...LINES.map((line) => ({ type: 'buy.press' as const, line, price: PRICE })),
    { type: 'stop.dismiss' },
    { type: 'page.return' },
  ],
  outcomes: {
    createCart: ({ context }) => [
      made(context, 1),
      made(context, 1, { price: yen(2000) }),
      made(context, 0),
      made(context, 1, { discountFailure: 'discountAlreadyUsed' }),
      err({ code: 'unreachable', detail: '' }),
    ],
  },
  sayOutcome: (_call, outcome) => sentenceOf(outcome as CartOutcome),
  serialize: ({ value, context: { line, accepted, told, stop, checkoutUrl, priceChange } }) =>
    JSON.stringify([
      value,
      line?.merchandiseGlobalId,
      accepted,
      told,
      stop,
      checkoutUrl !== null,
      priceChange,
    ]),
  say,
});

function sentenceOf(outcome: CartOutcome): string {
  if (!outcome.ok) return `the platform fails: ${outcome.error.code}`;
  const { cart, discountFailure } = outcome.value;
  if (discountFailure !== null)
    return `the platform makes the cart and refuses the coupon: ${discountFailure}`;
  if ((cart.lines[0]?.price ?? PRICE) !== PRICE) return 'the platform makes the cart at another price';
  return cart.totalQuantity === 0 ? 'the platform has none left' : 'the platform makes the cart';
}
