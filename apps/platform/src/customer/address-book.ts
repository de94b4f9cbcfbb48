import {
  deleteAddress,
  insertAddress,
  listAddresses,
  lockCustomer,
  updateAddress,
  updateCustomer,
} from '../db/repositories/customers.ts';
import type { MailingAddressInput } from '../graphql/__generated__/resolvers.ts';
import type { Services } from '../graphql/context.ts';
import { announceCustomer } from '../webhooks/customer-payloads.ts';
import { announceCommitted } from './accounts.ts';
import { readAddress } from './check-address.ts';
import { type Customer, type CustomerAddress, type Outcome, refused } from './customer.ts';

/** Maximum number of addresses per customer. */
const MAX_ADDRESSES = 100;

type Needed = Pick<Services, 'database' | 'changes' | 'mails' | 'now'>;

/** An edit of a customer's addresses. */
export type AddressEdit =
  | { readonly kind: 'add'; readonly given: MailingAddressInput }
  | { readonly kind: 'change'; readonly id: number; readonly given: MailingAddressInput }
  | { readonly kind: 'delete' | 'prefer'; readonly id: number };

/** The book after an edit, with the edited address. */
export interface EditedBook {
  readonly customer: Customer;
  readonly address: CustomerAddress;
}

/**
 * Edits a customer's address book. The first address is the default until another is chosen. When the default is deleted, the oldest
 * replaces it. Another customer's address is treated as unknown.
 * @param field path of the id, for a refusal
 */
export async function editAddresses(
  services: Needed,
  customerId: number,
  edit: AddressEdit,
  field: readonly string[] = ['id'],
): Promise<Outcome<EditedBook>> {
  const { database, now } = services;
  const outcome = await database.transaction(async (transaction): Promise<Outcome<EditedBook>> => {
    const before = await lockCustomer(transaction, customerId);
    if (before === null) return refused('NOT_FOUND', null, 'Customer not found');
    const book = await listAddresses(transaction, customerId);
    let address = edit.kind === 'add' ? null : (book.find(({ id }) => id === edit.id) ?? null);
    if (edit.kind !== 'add' && address === null) return refused('NOT_FOUND', field, 'Address does not exist');
    if (edit.kind === 'add' && book.length >= MAX_ADDRESSES) {
      return refused('INVALID', ['address'], `A customer can have at most ${MAX_ADDRESSES} addresses`);
    }
    if (edit.kind === 'add' || edit.kind === 'change') {
      const read = readAddress(edit.given, address);
      if ('problems' in read) return read;
      if (address === null) address = await insertAddress(transaction, customerId, read.done);
      else await updateAddress(transaction, address.id, read.done);
      address = { ...address, ...read.done };
    }
    if (address === null) return refused('NOT_FOUND', field, 'Address does not exist');
    if (edit.kind === 'delete') await deleteAddress(transaction, address.id);
    const moment = now();
    const customer = await updateCustomer(transaction, customerId, {
      defaultAddressId: defaultAfter(edit, before, book, address.id),
      updatedAt: moment,
    });
    if (customer === null) return refused('NOT_FOUND', null, 'Customer not found');
    await announceCustomer(transaction, 'customers/update', customer, moment);
    return { done: { customer, address } };
  });
  announceCommitted(services);
  return outcome;
}

function defaultAfter(
  { kind }: AddressEdit,
  { defaultAddressId }: Customer,
  book: readonly CustomerAddress[],
  edited: number,
): number | null {
  if (kind === 'prefer') return edited;
  if (kind === 'delete' && defaultAddressId === edited)
    return book.find(({ id }) => id !== edited)?.id ?? null;
  return kind === 'add' ? (defaultAddressId ?? edited) : defaultAddressId;
}
