import { globalId } from '../catalogue/global-id.ts';
import type { CustomerAddress } from '../customer/customer.ts';
import type { AddressParts } from '../delivery/address-parts.ts';
import type { MailingAddress } from '../graphql/__generated__/resolvers.ts';
import { cartMailingAddress, formatAddress } from '../graphql/mailing-address.ts';

/** A book address as the type CustomerAddress. */
export function bookAddressView(address: CustomerAddress) {
  const id = globalId('CustomerAddress', address.id);
  return addressView(cartMailingAddress({ ...address, id, selected: false, oneTimeUse: false }), id);
}

/** An order's address as the type CustomerAddress, whose field names partly differ from the Storefront API's. */
export function orderAddressView(address: MailingAddress | null) {
  return (
    address && addressView(address, (address.id ?? '').replace(/^gid:\/\/shopify\/\w+\/(\d+).*$/, ORDER_ID))
  );
}

const ORDER_ID = 'gid://shopify/CustomerAddress/$1';

function addressView(address: MailingAddress, id: string) {
  const parts: AddressParts = {
    firstName: address.firstName ?? null,
    lastName: address.lastName ?? null,
    company: address.company ?? null,
    phone: address.phone ?? null,
    zip: address.zip ?? null,
    provinceCode: address.provinceCode ?? null,
    city: address.city ?? null,
    address1: address.address1 ?? null,
    address2: address.address2 ?? null,
  };
  const { phone, provinceCode, ...shared } = parts;
  return {
    ...shared,
    id,
    country: address.country,
    formatted: ({ withName, withCompany }: { readonly withName?: boolean; readonly withCompany?: boolean }) =>
      formatAddress(parts, withName ?? false, withCompany ?? true),
    formattedArea: address.formattedArea,
    name: address.name,
    phoneNumber: phone,
    province: address.province,
    territoryCode: address.countryCodeV2,
    zoneCode: provinceCode,
  };
}
