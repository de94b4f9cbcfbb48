import type { CartNotice } from '../../cart/cart.ts';
import { type CartDraft, type CartOutcome, changeCart } from '../../cart/change-cart.ts';
import { type AddressRequest, addressIdProblems, putAddresses } from '../../cart/edit-addresses.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { checkInputSize, toAddressRequest } from '../cart-input.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import type { PlatformContext } from '../context.ts';

/** Mutation.cartDeliveryAddressesAdd, …Update and …Remove: the cart's delivery addresses from version 2025-01 on. */
export const cartDeliveryAddressesResolvers: Resolvers = {
  Mutation: {
    cartDeliveryAddressesAdd: async (_parent, { cartId, addresses }, context) => {
      checkInputSize(addresses, 'addresses');
      return cartPayload(await put(context, cartId, addresses.map(toAddressRequest), () => []));
    },

    cartDeliveryAddressesUpdate: async (_parent, { cartId, addresses }, context) => {
      checkInputSize(addresses, 'addresses');
      const requests = addresses.map(toAddressRequest);
      const outcome = await put(context, cartId, requests, ({ cart }) =>
        addressIdProblems(
          cart.deliveryAddresses,
          requests.map((request) => request.id),
          (index) => ['addresses', String(index), 'id'],
        ),
      );
      return cartPayload(outcome);
    },

    cartDeliveryAddressesRemove: async (_parent, { cartId, addressIds }, context) => {
      checkInputSize(addressIds, 'addressIds');
      const outcome = await changeCart(dependenciesOf(context), cartId, ({ cart, lines }) => {
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
  requests: readonly AddressRequest[],
  check: (draft: CartDraft) => ReturnType<typeof addressIdProblems>,
): Promise<CartOutcome> {
  let notices: readonly CartNotice[] = [];
  const outcome = await changeCart(dependenciesOf(context), cartId, (draft) => {
    const edit = putAddresses(draft.cart.deliveryAddresses, requests, ['addresses']);
    const problems = [...check(draft), ...edit.problems];
    notices = edit.notices;
    return problems.length > 0
      ? { problems }
      : { draft: { ...draft, cart: { ...draft.cart, deliveryAddresses: edit.addresses } } };
  });
  return { ...outcome, notices: [...(outcome.view === null ? [] : notices), ...outcome.notices] };
}
