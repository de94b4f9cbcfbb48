import { randomUUID } from 'node:crypto';
import { type AddressEdit, putAddresses } from '../cart/edit-addresses.ts';
import { globalId } from '../catalogue/global-id.ts';
import type { CartBuyerIdentityInput, MailingAddressInput } from './__generated__/resolvers.ts';
import { checkInputSize, refuseInput } from './cart-input.ts';

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
