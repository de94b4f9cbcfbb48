import { listAddresses } from '../db/repositories/customers.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Executor } from '../db/transaction.ts';
import { customerDeletionPayload, customerPayload } from '../webhooks/customer-payloads.ts';
import type { Customer } from './customer.ts';

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
