import type { Cart } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { creationFieldsOf } from '#features/cart/server/cart-of-cookies.ts';

/** A new cart with everything that one holds: lines, codes, delivery preferences, gift and remarks (AGENT-03). */
export async function copyCart(
  cart: Cart,
  gateway: CartGateway,
  fields: ReturnType<typeof creationFieldsOf>,
): Promise<CartOutcome> {
  const requests = cart.attributes.filter(({ key }) => key !== ATTRIBUTE_KEYS.cartId);
  const visit = fields.attributes.filter(({ key }) => !requests.some((request) => request.key === key));
  const codes = cart.discountCodes.map(({ code }) => code);
  const made = await gateway.restoreCart({
    lines: cart.lines.map(({ merchandiseGlobalId, quantity }) => ({ merchandiseGlobalId, quantity })),
    attributes: [...requests, ...visit],
    discountCodes: codes.length > 0 ? codes : fields.discountCodes,
    province: cart.deliveryAddress?.province ?? fields.province,
  });
  if (!made.ok) return made;
  const { globalId: cartId, deliveryAddress } = made.value.cart;
  const recipient = cart.deliveryAddress?.recipient;
  const steps = [
    ...(cart.note === '' ? [] : [() => gateway.changeNote({ cartId, note: cart.note })]),
    ...(recipient === undefined || cart.deliveryAddress === null
      ? []
      : [
          () =>
            gateway.changeDestination({
              cartId,
              province: cart.deliveryAddress?.province ?? fields.province,
              addressId: deliveryAddress?.globalId ?? null,
              recipient,
            }),
        ]),
  ];
  for (const step of steps) {
    const outcome = await step();
    // A cart without its remarks would be another one: it is not given out.
    if (!outcome.ok) return outcome;
  }
  return made;
}
