import { randomUUID } from 'node:crypto';
import type { CartBuyer, CartProblem } from '../cart/cart.ts';
import { type AddressEdit, putAddresses } from '../cart/edit-addresses.ts';
import { globalId } from '../catalogue/global-id.ts';
import type { CartBuyerIdentityInput, MailingAddressInput } from './__generated__/resolvers.ts';
import { checkInputSize, refuseInput } from './cart-input.ts';
import type { PlatformContext } from './context.ts';
import { customerOf } from './customer-payload.ts';

/** Effect of a signed-in customer on a cart's buyer. */
interface BuyerCustomer {
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

/** An entry of `CartBuyerIdentityInput.deliveryAddressPreferences`: deprecated, still sent by clients older than 2025-01. */
interface DeliveryAddressInput {
  readonly deliveryAddress?: MailingAddressInput | null;
  readonly customerAddressId?: string | null;
  readonly oneTimeUse?: boolean | null;
  readonly deliveryAddressValidationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

const NAMES_OF_JAPAN = new Set(['jp', 'japan', '日本']);

/**
 * Replaces a cart's delivery addresses by the buyer's preferences; the first one is selected.
 * @returns null when the input contains no addresses
 */
export function preferredAddresses(
  input: CartBuyerIdentityInput | null | undefined,
  path: readonly string[],
): AddressEdit | null {
  const { deliveryAddressPreferences: given } = (input ?? {}) as {
    readonly deliveryAddressPreferences?: readonly DeliveryAddressInput[] | null;
  };
  if (given === undefined) return null;
  checkInputSize(given, 'CartBuyerIdentityInput.deliveryAddressPreferences');
  const requests = (given ?? []).map((entry, index) => {
    refuseInput(entry.customerAddressId, 'DeliveryAddressInput.customerAddressId');
    const { country, province, ...text } = entry.deliveryAddress ?? {};
    return {
      id: globalId('CartSelectableAddress', randomUUID()),
      text: {
        ...text,
        provinceCode: province,
        countryCode: country && NAMES_OF_JAPAN.has(country.trim().toLowerCase()) ? 'JP' : country,
      },
      selected: index === 0,
      oneTimeUse: entry.oneTimeUse ?? undefined,
      strict: entry.deliveryAddressValidationStrategy === 'STRICT',
    };
  });
  return putAddresses([], requests, [...path, 'deliveryAddressPreferences']);
}
