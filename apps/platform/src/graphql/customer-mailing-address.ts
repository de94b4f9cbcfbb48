import { globalId } from '../catalogue/global-id.ts';
import type { CustomerAddress } from '../customer/customer.ts';
import type { MailingAddress } from './__generated__/resolvers.ts';
import { cartMailingAddress } from './cart-mailing-address.ts';

/** A book address as the type MailingAddress. */
export function customerMailingAddress(address: CustomerAddress): MailingAddress {
  const id = `${globalId('MailingAddress', address.id)}?model_name=CustomerAddress`;
  return cartMailingAddress({ ...address, id, selected: false, oneTimeUse: false });
}
