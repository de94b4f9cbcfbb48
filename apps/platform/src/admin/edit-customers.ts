import { oneLine } from '@shop/rules/typed-text';
import { z } from 'zod';
import { announceCommitted, changeAccount, register, sendLink } from '../customer/accounts.ts';
import { type CustomerFacts, e164, factProblems, readEmail } from '../customer/check-customer.ts';
import type { Customer, CustomerProblem } from '../customer/customer.ts';
import { deleteCustomer, findCustomer, insertCustomer } from '../db/repositories/customers.ts';
import type { Services } from '../graphql/context.ts';
import { announceCustomer, announceCustomerDeletion } from '../webhooks/customer-payloads.ts';

const text = z.string().max(1_000);
const facts = {
  firstName: text.nullable().optional(),
  lastName: text.nullable().optional(),
  phone: text.nullable().optional(),
  acceptsMarketing: z.boolean().optional(),
  password: text.optional(),
};

/** A customer to create; without a password a mail with an activation link is sent. */
export const newCustomer = z.strictObject({ email: text, ...facts });

/** Changeable fields of a customer. */
export const customerPatch = z
  .strictObject({ email: text.optional(), ...facts })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

type Edited = { readonly customer: object } | { readonly problems: readonly CustomerProblem[] };

/** Creates a customer. Errors have the form of the Storefront API. */
export async function createCustomer(
  services: Services,
  { password, ...given }: z.output<typeof newCustomer>,
): Promise<Edited> {
  if (password !== undefined) {
    const outcome = await register(services, { ...given, password }, 'JA');
    return 'problems' in outcome ? outcome : { customer: publicCustomer(outcome.done) };
  }
  return invite(services, given);
}

/** Changes a customer. @returns null when the number is unknown */
export async function updateCustomerFacts(
  services: Services,
  key: string,
  patch: z.output<typeof customerPatch>,
): Promise<Edited | null> {
  if ((await findCustomer(services.database, Number(key))) === null) return null;
  const outcome = await changeAccount(services, Number(key), patch);
  return 'problems' in outcome ? outcome : { customer: publicCustomer(outcome.done.customer) };
}

/** Deletes a customer with addresses and tokens; orders stay. @returns null when the number is unknown */
export async function removeCustomer(services: Services, key: string): Promise<object | null> {
  const id = Number(key);
  const isDeleted = await services.database.transaction(async (transaction) => {
    if (!(await deleteCustomer(transaction, id))) return false;
    await announceCustomerDeletion(transaction, id, services.now());
    return true;
  });
  announceCommitted(services);
  return isDeleted ? { deletedCustomerId: id } : null;
}

async function invite(
  services: Services,
  given: CustomerFacts & { readonly email: string },
): Promise<Edited> {
  const problems = factProblems(given, ['customer']);
  if (problems.length > 0) return { problems };
  const { database, now } = services;
  const customer = await database.transaction(async (transaction) => {
    const made = await insertCustomer(transaction, {
      email: readEmail(given.email),
      passwordHash: null,
      firstName: oneLine(given.firstName ?? '') || null,
      lastName: oneLine(given.lastName ?? '') || null,
      phone: given.phone ? e164(given.phone) : null,
      acceptsMarketing: given.acceptsMarketing ?? false,
      createdAt: now(),
      updatedAt: now(),
    });
    if (made === null) return null;
    await announceCustomer(transaction, 'customers/create', made, now());
    await sendLink(services, transaction, 'activation', made, 'JA');
    return made;
  });
  announceCommitted(services);
  if (customer !== null) return { customer: publicCustomer(customer) };
  const message = 'Email or phone has already been taken';
  return { problems: [{ code: 'TAKEN', field: ['customer', 'email'], message }] };
}

/** A customer without secrets. */
function publicCustomer({
  id,
  email,
  firstName,
  lastName,
  phone,
  acceptsMarketing,
  passwordHash,
}: Customer): object {
  const state = passwordHash === null ? 'disabled' : 'enabled';
  return { id, email, firstName, lastName, phone, acceptsMarketing, state };
}
