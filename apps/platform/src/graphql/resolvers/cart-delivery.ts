import type { PlatformLanguage } from '@shop/rules/language';
import type { CartView } from '../../cart/cart-view.ts';
import { preferredAddress, preferredPrefecture } from '../../cart/cart-view.ts';
import { globalId } from '../../catalogue/global-id.ts';
import { wordsOf } from '../../checkout/words.ts';
import { deliveryFee } from '../../delivery/delivery-fee.ts';
import { isOnIsland } from '../../delivery/postal-code.ts';
import { prefectureName } from '../../delivery/prefectures.ts';
import type { CartDeliveryOption, Resolvers } from '../__generated__/resolvers.ts';
import { cartDeliveryAddress, cartMailingAddress, formatAddress } from '../mailing-address.ts';
import { money } from '../money.ts';
import { paginate } from '../paginate.ts';
import { orderedLines } from './cart.ts';

/** The only delivery option: one parcel by courier. */
export const DELIVERY_OPTION_HANDLE = 'courier';

/** The global id of a cart's only delivery group. */
export function deliveryGroupId(token: string): string {
  return globalId('CartDeliveryGroup', token);
}

/** The types CartDelivery, CartDeliveryGroup and their addresses. */
export const cartDeliveryResolvers: Resolvers = {
  CartDelivery: {
    addresses: ({ cart }, { selected }) =>
      cart.deliveryAddresses
        .filter((address) => !selected || address.selected)
        .map((address) => ({
          __typename: 'CartSelectableAddress',
          address: cartDeliveryAddress(address),
          id: address.id,
          oneTimeUse: address.oneTimeUse,
          selected: address.selected,
        })),
  },
  CartDeliveryGroup: {
    cartLines: ({ lines }, args) => paginate(orderedLines(lines), args, 'cartLines'),
    deliveryAddress: ({ cart }) => {
      const address = preferredAddress(cart);
      return address === null ? {} : cartMailingAddress(address);
    },
    deliveryOptions: (view, _args, { language }) => optionsOf(view, language),
    groupType: () => 'ONE_TIME_PURCHASE',
    id: ({ cart }) => deliveryGroupId(cart.token),
    selectedDeliveryOption: (view, _args, { language }) =>
      optionsOf(view, language).find(
        (option) => option.handle === (view.cart.selectedDeliveryOption ?? DELIVERY_OPTION_HANDLE),
      ) ?? null,
  },
  MailingAddress: {
    formatted: (address, { withName, withCompany }) =>
      formatAddress(
        {
          zip: address.zip ?? null,
          provinceCode: address.provinceCode ?? null,
          city: address.city ?? null,
          address1: address.address1 ?? null,
          address2: address.address2 ?? null,
          company: address.company ?? null,
          firstName: address.firstName ?? null,
          lastName: address.lastName ?? null,
        },
        withName === true,
        withCompany !== false,
      ),
  },
};

/** None until the prefecture is known: the fee depends on it. */
function optionsOf(view: CartView, language: PlatformLanguage): CartDeliveryOption[] {
  const prefecture = preferredPrefecture(view.cart);
  const { zip, ...address } = preferredAddress(view.cart) ?? {};
  if (prefecture === null) {
    return [];
  }
  return [
    {
      __typename: 'CartDeliveryOption',
      code: DELIVERY_OPTION_HANDLE,
      deliveryMethodType: 'SHIPPING',
      description: prefectureName(prefecture, language),
      estimatedCost: money(
        deliveryFee(
          {
            provinceCode: prefecture.code,
            isOnIsland: isOnIsland({ ...address, provinceCode: prefecture.code, zip: zip ?? '' }),
          },
          view,
        ),
      ),
      handle: DELIVERY_OPTION_HANDLE,
      title: wordsOf(language)('delivery.home'),
    },
  ];
}
