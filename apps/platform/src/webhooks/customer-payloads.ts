import { globalId } from '../catalogue/global-id.ts';
import type { Customer, CustomerAddress } from '../customer/customer.ts';
import type { Executor } from '../db/open.ts';
import { listAddresses } from '../db/repositories/customers.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import { findPrefecture } from '../delivery/prefectures.ts';
import { webhookTime } from './webhook-payloads.ts';

/** Body of `customers/create` and `customers/update`, with the fields of the provider's documentation. */
export function customerPayload(customer: Customer, addresses: readonly CustomerAddress[]) {
  const written = addresses.map((address) => addressPayload(address, customer));
  return {
    id: customer.id,
    created_at: webhookTime(customer.createdAt),
    updated_at: webhookTime(customer.updatedAt),
    first_name: customer.firstName,
    last_name: customer.lastName,
    state: customer.passwordHash === null ? 'disabled' : 'enabled',
    note: null,
    verified_email: customer.emailProvenAt !== null,
    multipass_identifier: null,
    tax_exempt: false,
    email: customer.email,
    phone: customer.phone,
    currency: 'JPY',
    addresses: written,
    tax_exemptions: [],
    admin_graphql_api_id: globalId('Customer', customer.id),
    default_address: written.find((address) => address.default) ?? null,
  };
}

/** Body of `customers/delete`. */
export function customerDeletionPayload(id: number) {
  return {
    id,
    phone: null,
    addresses: [],
    tax_exemptions: [],
    admin_graphql_api_id: globalId('Customer', id),
  };
}

function addressPayload(address: CustomerAddress, customer: Customer) {
  const prefecture = address.provinceCode === null ? null : findPrefecture(address.provinceCode);
  return {
    id: address.id,
    customer_id: customer.id,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    province: prefecture?.en ?? null,
    country: 'Japan',
    zip: address.zip,
    phone: address.phone,
    name: [address.firstName, address.lastName].filter(Boolean).join(' '),
    province_code: address.provinceCode,
    country_code: 'JP',
    country_name: 'Japan',
    default: address.id === customer.defaultAddressId,
  };
}

/** Writes a customer change to the webhook outbox, in its transaction. */
export async function announceCustomer(
  executor: Executor,
  topic: 'customers/create' | 'customers/update',
  customer: Customer,
  now: Date,
): Promise<void> {
  const addresses = await listAddresses(executor, customer.id);
  await insertWebhookEvents(executor, [{ topic, payload: customerPayload(customer, addresses) }], now);
}

/** Writes a customer deletion to the webhook outbox: the number alone. */
export async function announceCustomerDeletion(executor: Executor, id: number, now: Date): Promise<void> {
  await insertWebhookEvents(
    executor,
    [{ topic: 'customers/delete', payload: customerDeletionPayload(id) }],
    now,
  );
}
