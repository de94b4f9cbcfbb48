import type { CartNotice } from '../../cart/cart-answer.ts';
import { type CartDraft, type CartOutcome, changeCart } from '../../cart/change-cart.ts';
import { type AddressWish, addressIdProblems, putAddresses } from '../../cart/edit-addresses.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { checkInputSize, toAddressWish } from '../cart-input.ts';
import { cartPayload, surroundingsOf } from '../cart-payload.ts';
import type { PlatformContext } from '../context.ts';

/**
 * Mutation.cartDeliveryAddressesAdd, …Update and …Remove: how a shop of version 2025-01 tells where the cart would go
 * (`CartBuyerIdentityInput` has no delivery address in this version).
 */
export const cartDeliveryAddressesResolvers: Resolvers = {
  Mutation: {
    cartDeliveryAddressesAdd: async (_parent, { cartId, addresses }, context) => {
      checkInputSize(addresses, 'addresses');
      return cartPayload(await put(context, cartId, addresses.map(toAddressWish), () => []));
    },

    cartDeliveryAddressesUpdate: async (_parent, { cartId, addresses }, context) => {
      checkInputSize(addresses, 'addresses');
      const wishes = addresses.map(toAddressWish);
      const outcome = await put(context, cartId, wishes, ({ cart }) =>
        addressIdProblems(
          cart.deliveryAddresses,
          wishes.map((wish) => wish.id),
          (index) => ['addresses', String(index), 'id'],
        ),
      );
      return cartPayload(outcome);
    },

    cartDeliveryAddressesRemove: async (_parent, { cartId, addressIds }, context) => {
      checkInputSize(addressIds, 'addressIds');
      const outcome = await changeCart(surroundingsOf(context), cartId, ({ cart, lines }) => {
        const problems = addressIdProblems(cart.deliveryAddresses, addressIds, (index) => [
          'addressIds',
          String(index),
        ]);
        const deliveryAddresses = cart.deliveryAddresses.filter(
          (address) => !addressIds.includes(address.id),
        );
        return problems.length > 0
          ? { problems }
          : { draft: { cart: { ...cart, deliveryAddresses }, lines } };
      });
      return cartPayload(outcome);
    },
  },
};

async function put(
  context: PlatformContext,
  cartId: string,
  wishes: readonly AddressWish[],
  check: (draft: CartDraft) => ReturnType<typeof addressIdProblems>,
): Promise<CartOutcome> {
  let notices: readonly CartNotice[] = [];
  const outcome = await changeCart(surroundingsOf(context), cartId, (draft) => {
    const edit = putAddresses(draft.cart.deliveryAddresses, wishes, ['addresses']);
    const problems = [...check(draft), ...edit.problems];
    notices = edit.notices;
    return problems.length > 0
      ? { problems }
      : { draft: { ...draft, cart: { ...draft.cart, deliveryAddresses: edit.addresses } } };
  });
  return { ...outcome, notices: [...(outcome.view === null ? [] : notices), ...outcome.notices] };
}
