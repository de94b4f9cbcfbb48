import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { toLanguage } from '../../checkout/words.ts';
import type { Customer, CustomerAddress } from '../../customer/customer.ts';
import type { AddressParts } from '../../delivery/address-parts.ts';
import type { Order } from '../../order/order.ts';
import { placedOrderLineTable, placedOrderTable } from '../commerce-tables.ts';
import { customerAddressTable, customerTable } from '../customer-tables.ts';
import type { Executor, Transaction } from '../open.ts';
import { emailKey } from './discounts.ts';

/** Null for an unknown number. */
export async function findCustomer(executor: Executor, id: number): Promise<Customer | null> {
  const [row] = await executor.select().from(customerTable).where(eq(customerTable.id, id));
  return row ?? null;
}

/** The customer of an e-mail, case-insensitively. */
export async function findCustomerByEmail(executor: Executor, email: string): Promise<Customer | null> {
  const [row] = await executor
    .select()
    .from(customerTable)
    .where(eq(customerTable.emailKey, emailKey(email)));
  return row ?? null;
}

/** @param phone in E.164 form */
export async function findCustomerByPhone(executor: Executor, phone: string): Promise<Customer | null> {
  const [row] = await executor.select().from(customerTable).where(eq(customerTable.phone, phone));
  return row ?? null;
}

/** Blocks other changes of this customer until the transaction ends. */
export async function lockCustomer(transaction: Transaction, id: number): Promise<Customer | null> {
  const [row] = await transaction.select().from(customerTable).where(eq(customerTable.id, id)).for('update');
  return row ?? null;
}

/** Inserts a customer. @returns null when e-mail or phone is taken */
export async function insertCustomer(
  executor: Executor,
  customer: Omit<Customer, 'id' | 'emailKey' | 'emailProvenAt' | 'defaultAddressId'>,
): Promise<Customer | null> {
  const [row] = await executor
    .insert(customerTable)
    .values({ ...customer, emailKey: emailKey(customer.email) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Changes the given fields of a customer; a new e-mail also changes its key. @returns the changed customer */
export async function updateCustomer(
  executor: Executor,
  id: number,
  change: Partial<Omit<Customer, 'id' | 'emailKey'>>,
): Promise<Customer | null> {
  const { email } = change;
  const [row] = await executor
    .update(customerTable)
    .set({ ...change, ...(email !== undefined && { emailKey: emailKey(email) }) })
    .where(eq(customerTable.id, id))
    .returning();
  return row ?? null;
}

/** At most `limit` customers, newest first. */
export function listCustomers(executor: Executor, limit: number): Promise<Customer[]> {
  return executor.select().from(customerTable).orderBy(desc(customerTable.id)).limit(limit);
}

/** Deletes a customer with addresses and tokens; orders become guest orders. @returns whether it existed */
export async function deleteCustomer(executor: Executor, id: number): Promise<boolean> {
  const deleted = await executor.delete(customerTable).where(eq(customerTable.id, id));
  return (deleted.rowCount ?? 0) > 0;
}

/** A customer's addresses, oldest first. */
export function listAddresses(executor: Executor, customerId: number): Promise<CustomerAddress[]> {
  return executor
    .select()
    .from(customerAddressTable)
    .where(eq(customerAddressTable.customerId, customerId))
    .orderBy(asc(customerAddressTable.id));
}

/** Adds an address to a customer; the default address stays. */
export async function insertAddress(
  executor: Executor,
  customerId: number,
  address: AddressParts,
): Promise<CustomerAddress> {
  const [row] = await executor
    .insert(customerAddressTable)
    .values({ ...address, customerId })
    .returning();
  if (row === undefined) throw new Error('The address could not be saved');
  return row;
}

/** Replaces all parts of an address. */
export async function updateAddress(executor: Executor, id: number, address: AddressParts): Promise<void> {
  const { firstName, lastName, company, phone, zip, provinceCode, city, address1, address2 } = address;
  await executor
    .update(customerAddressTable)
    .set({ firstName, lastName, company, phone, zip, provinceCode, city, address1, address2 })
    .where(eq(customerAddressTable.id, id));
}

/** Nothing happens for an unknown number. */
export async function deleteAddress(executor: Executor, id: number): Promise<void> {
  await executor.delete(customerAddressTable).where(eq(customerAddressTable.id, id));
}

/** Whether a guest has ordered with this e-mail. */
export async function hasGuestOrders(executor: Executor, email: string): Promise<boolean> {
  const found = await executor
    .select({ number: placedOrderTable.number })
    .from(placedOrderTable)
    .where(and(eq(placedOrderTable.emailKey, emailKey(email)), isNull(placedOrderTable.customerId)))
    .limit(1);
  return found.length > 0;
}

/** Assigns orders placed with a customer's proven e-mail to the customer. */
export async function adoptGuestOrders(executor: Executor, customer: Customer): Promise<void> {
  await executor
    .update(placedOrderTable)
    .set({ customerId: customer.id })
    .where(and(eq(placedOrderTable.emailKey, customer.emailKey), isNull(placedOrderTable.customerId)));
}

/** A customer's orders with their lines, oldest first. */
export async function listCustomerOrders(executor: Executor, customerId: number): Promise<Order[]> {
  const heads = await executor
    .select()
    .from(placedOrderTable)
    .where(eq(placedOrderTable.customerId, customerId))
    .orderBy(asc(placedOrderTable.number));
  if (heads.length === 0) return [];
  const lines = await executor
    .select()
    .from(placedOrderLineTable)
    .where(
      inArray(
        placedOrderLineTable.orderNumber,
        heads.map(({ number }) => number),
      ),
    )
    .orderBy(asc(placedOrderLineTable.position));
  return heads.map((head) => ({
    ...head,
    language: toLanguage(head.language),
    lines: lines.filter(({ orderNumber }) => orderNumber === head.number),
  }));
}

/** How many orders a customer has placed. */
export function countCustomerOrders(executor: Executor, customerId: number): Promise<number> {
  return executor.$count(placedOrderTable, eq(placedOrderTable.customerId, customerId));
}
