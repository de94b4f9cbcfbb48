import type { CartBuyer } from '../cart/cart.ts';
import type { CartProblem } from '../cart/cart-answer.ts';
import type { CartBuyerIdentityInput } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';
import { customerOf } from './customer-payload.ts';

/** Effect of a signed-in customer on a cart's buyer. */
export interface BuyerCustomer {
  readonly buyer: CartBuyer;
  readonly problems: readonly CartProblem[];
}

/**
 * The customer of a buyer's access token: the cart gets their e-mail and phone where the shop gives none. Null signs them out of the cart;
 * without the field nothing changes.
 */
export async function buyerCustomer(
  context: PlatformContext,
  input: CartBuyerIdentityInput | null | undefined,
  path: readonly string[],
): Promise<BuyerCustomer> {
  const token = input?.customerAccessToken;
  if (token === undefined) return { buyer: {}, problems: [] };
  if (token === null) return { buyer: { customerId: null }, problems: [] };
  const customer = await customerOf(context, token);
  if (customer === null) {
    const field = [...path, 'customerAccessToken'];
    return { buyer: {}, problems: [{ code: 'INVALID', field, message: 'Customer is invalid' }] };
  }
  const { id: customerId, email, phone } = customer;
  return {
    buyer: { customerId, ...(!input?.email && { email }), ...(!input?.phone && { phone }) },
    problems: [],
  };
}
