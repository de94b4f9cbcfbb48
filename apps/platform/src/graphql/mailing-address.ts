import type { CartAddress } from '../cart/cart.ts';
import { globalId } from '../catalogue/global-id.ts';
import type { CustomerAddress } from '../customer/customer.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import type { CartDeliveryAddress, MailingAddress } from './__generated__/resolvers.ts';

/** The cart's address as the type MailingAddress. `formatAddress` provides `formatted`. */
export function cartMailingAddress(address: CartAddress): MailingAddress {
  const prefecture = prefectureOf(address);
  return {
    ...shared(address),
    __typename: 'MailingAddress',
    country: 'Japan',
    countryCodeV2: 'JP',
    id: address.id.replace('CartSelectableAddress', 'MailingAddress'),
    province: prefecture?.en ?? null,
    formatted: formatAddress(address, false, true),
  };
}

/** The cart's address as the type CartDeliveryAddress. */
export function cartDeliveryAddress(address: CartAddress): CartDeliveryAddress {
  return {
    ...shared(address),
    __typename: 'CartDeliveryAddress',
    formatted: formatAddress(address, false, true),
  };
}

/** An address in Japanese parcel format, one string per line. */
export function formatAddress(
  address: Pick<
    CartAddress,
    'zip' | 'provinceCode' | 'city' | 'address1' | 'address2' | 'company' | 'firstName' | 'lastName'
  >,
  withName: boolean,
  withCompany: boolean,
): string[] {
  const place = [prefectureOf(address)?.ja, address.city, address.address1].filter(Boolean).join('');
  return [
    address.zip ? `〒${address.zip}` : null,
    place || null,
    address.address2,
    withCompany ? address.company : null,
    withName ? nameOf(address) : null,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

function shared(address: CartAddress) {
  const prefecture = prefectureOf(address);
  return {
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    company: address.company,
    countryCode: 'JP',
    firstName: address.firstName,
    formattedArea: [address.city, prefecture?.en, 'Japan'].filter(Boolean).join(', '),
    lastName: address.lastName,
    latitude: null,
    longitude: null,
    name: nameOf(address),
    phone: address.phone,
    provinceCode: prefecture?.code ?? address.provinceCode,
    zip: address.zip,
  };
}

function prefectureOf({ provinceCode }: Pick<CartAddress, 'provinceCode'>) {
  return provinceCode ? findPrefecture(provinceCode) : null;
}

function nameOf({ firstName, lastName }: Pick<CartAddress, 'firstName' | 'lastName'>): string | null {
  return [lastName, firstName].filter(Boolean).join(' ') || null;
}

/** A book address as the type MailingAddress. */
export function customerMailingAddress(address: CustomerAddress): MailingAddress {
  const id = `${globalId('MailingAddress', address.id)}?model_name=CustomerAddress`;
  return cartMailingAddress({ ...address, id, selected: false, oneTimeUse: false });
}
