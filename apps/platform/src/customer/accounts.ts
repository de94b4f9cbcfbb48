import type { PlatformLanguage } from '@shop/rules/language';
import { oneLine } from '@shop/rules/typed-text';
import type { Transaction } from '../db/open.ts';
import { signOutOfCarts } from '../db/repositories/carts.ts';
import {
  deleteLinksOf,
  deleteTokensOf,
  findTokenOwner,
  issueToken,
  type TokenKind,
} from '../db/repositories/customer-tokens.ts';
import {
  adoptGuestOrders,
  findCustomer,
  findCustomerByEmail,
  findCustomerByPhone,
  hasGuestOrders,
  insertCustomer,
  lockCustomer,
  updateCustomer,
} from '../db/repositories/customers.ts';
import { emailKey } from '../db/repositories/discounts.ts';
import { insertMail } from '../db/repositories/mails.ts';
import { isTaken } from '../db/without-values.ts';
import type { Services } from '../graphql/context.ts';
import { announceCustomer } from '../webhooks/customer-payloads.ts';
import { type CustomerFacts, e164, factProblems, passwordProblems, readEmail } from './check-customer.ts';
import { type Customer, type IssuedToken, type Outcome, refused } from './customer.ts';
import { type CustomerLink, customerMail } from './customer-mail.ts';
import { hashPassword, isPassword } from './secrets.ts';

/** An account and, if newly opened, its access token. */
export interface OpenedAccount {
  readonly customer: Customer;
  readonly token: IssuedToken | null;
}

type Needed = Pick<Services, 'database' | 'catalogue' | 'env' | 'changes' | 'mails' | 'now'>;

/**
 * Creates an account. If a guest ordered with that e-mail, it must first be proven: a link is sent and the account stays disabled until it
 * is opened. This protects other people's orders. Otherwise the account opens at once with an unproven e-mail. Later guest orders with that
 * e-mail then belong to the account only after proof (ADR 74).
 */
export async function register(
  services: Needed,
  given: CustomerFacts & { readonly email: string; readonly password: string },
  language: PlatformLanguage,
): Promise<Outcome<Customer>> {
  const { database, now } = services;
  const problems = [
    ...factProblems(given, ['input']),
    ...passwordProblems(given.password, ['input', 'password']),
  ];
  if (problems.length > 0) return { problems };
  const email = readEmail(given.email);
  const passwordHash = await hashPassword(given.password, services.env.passwordCost);
  const taken = refused('TAKEN', ['input', 'email'], 'Email has already been taken');
  const outcome = await database.transaction(async (transaction): Promise<Outcome<Customer>> => {
    const known = await findCustomerByEmail(transaction, email);
    if (known !== null && known.passwordHash !== null) return taken;
    const phone = given.phone ? e164(given.phone) : null;
    const phoneOwner = phone === null ? null : await findCustomerByPhone(transaction, phone);
    if (phoneOwner !== null && phoneOwner.id !== known?.id) {
      return refused('TAKEN', ['input', 'phone'], 'Phone has already been taken');
    }
    const moment = now();
    const mustProve = known !== null || (await hasGuestOrders(transaction, email));
    const customer =
      known ??
      (await insertCustomer(transaction, {
        email,
        passwordHash: mustProve ? null : passwordHash,
        firstName: oneLine(given.firstName ?? '') || null,
        lastName: oneLine(given.lastName ?? '') || null,
        phone,
        acceptsMarketing: given.acceptsMarketing ?? false,
        createdAt: moment,
        updatedAt: moment,
      }));
    if (customer === null) return taken;
    if (known === null) await announceCustomer(transaction, 'customers/create', customer, moment);
    if (!mustProve) return { done: customer };
    await sendLink(services, transaction, 'activation', customer, language);
    const message = `We have sent an email to ${email}, please click the link included to verify your email address.`;
    return refused('CUSTOMER_DISABLED', ['input', 'email'], message);
  });
  announceCommitted(services);
  return outcome;
}

/** Issues a token for a correct e-mail and password. */
export async function signIn(
  services: Needed,
  email: string,
  password: string,
): Promise<Outcome<IssuedToken>> {
  const { database, now } = services;
  const customer = await findCustomerByEmail(database, email.slice(0, 254));
  const stored = customer?.passwordHash ?? null;
  const isRight = await isPassword(password.slice(0, 200), stored, services.env.passwordCost);
  if (customer === null || !isRight) {
    return refused('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer');
  }
  return { done: await issueToken(database, 'access', customer.id, now()) };
}

/**
 * Changes the given fields of an account. A new password ends every token and issues a new one. A new e-mail must be proven before orders
 * placed with it belong to the account.
 */
export async function changeAccount(
  services: Needed,
  id: number,
  given: CustomerFacts & { readonly password?: string | undefined },
): Promise<Outcome<OpenedAccount>> {
  const { database, now } = services;
  const { password } = given;
  const problems = [
    ...factProblems(given, ['customer']),
    ...(password === undefined ? [] : passwordProblems(password, ['customer', 'password'])),
  ];
  if (problems.length > 0) return { problems };
  const passwordHash =
    password === undefined ? undefined : await hashPassword(password, services.env.passwordCost);
  const phone = given.phone ? e164(given.phone) : given.phone;
  const change = async (transaction: Transaction): Promise<Outcome<OpenedAccount>> => {
    if (passwordHash !== undefined) await signOutOfCarts(transaction, id);
    const before = await lockCustomer(transaction, id);
    if (before === null) return refused('NOT_FOUND', null, 'Customer not found');
    const { email } = given;
    const other = email === undefined ? null : await findCustomerByEmail(transaction, email);
    if (other !== null && other.id !== id) {
      return refused('TAKEN', ['customer', 'email'], 'Email has already been taken');
    }
    const phoneOwner = phone ? await findCustomerByPhone(transaction, phone) : null;
    if (phoneOwner !== null && phoneOwner.id !== id) {
      return refused('TAKEN', ['customer', 'phone'], 'Phone has already been taken');
    }
    const moment = now();
    const isOtherEmail = email !== undefined && emailKey(email) !== before.emailKey;
    // Links sent to the old e-mail prove nothing about the new one.
    if (isOtherEmail) await deleteLinksOf(transaction, id);
    const customer = await updateCustomer(transaction, id, {
      ...(email !== undefined && { email: readEmail(email) }),
      ...(isOtherEmail && { emailProvenAt: null }),
      ...(given.firstName !== undefined && { firstName: oneLine(given.firstName ?? '') || null }),
      ...(given.lastName !== undefined && { lastName: oneLine(given.lastName ?? '') || null }),
      ...(phone !== undefined && { phone: phone || null }),
      ...(given.acceptsMarketing !== undefined && { acceptsMarketing: given.acceptsMarketing }),
      ...(passwordHash !== undefined && { passwordHash }),
      updatedAt: moment,
    });
    if (customer === null) return refused('NOT_FOUND', null, 'Customer not found');
    await announceCustomer(transaction, 'customers/update', customer, moment);
    if (passwordHash === undefined) return { done: { customer, token: null } };
    await deleteTokensOf(transaction, id);
    return { done: { customer, token: await issueToken(transaction, 'access', id, moment) } };
  };
  const outcome = await database.transaction(change).catch((error: unknown): Outcome<OpenedAccount> => {
    // Another request took it between check and change.
    if (isTaken(error)) return refused('TAKEN', ['customer', 'email'], 'Email has already been taken');
    throw error;
  });
  announceCommitted(services);
  return outcome;
}

/** Sends a link to reset the password, or to activate an account without one. */
export async function recover(
  services: Needed,
  email: string,
  language: PlatformLanguage,
): Promise<Outcome<null>> {
  const { database } = services;
  const customer = await findCustomerByEmail(database, email.slice(0, 254));
  if (customer === null) {
    return refused('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer');
  }
  const kind = customer.passwordHash === null ? 'activation' : 'reset';
  await database.transaction((transaction) => sendLink(services, transaction, kind, customer, language));
  announceCommitted(services);
  return { done: null };
}

/**
 * Sets the password through the link of a mail. This proves the e-mail, so guest orders placed with it now belong to the account. The link
 * is valid once.
 */
export async function setPassword(
  services: Needed,
  kind: Exclude<TokenKind, 'access'>,
  id: number,
  given: { readonly token: string; readonly password: string },
  field: readonly string[],
): Promise<Outcome<OpenedAccount>> {
  const { database, now } = services;
  const customer = await findCustomer(database, id);
  if (customer !== null && kind === 'activation' && customer.passwordHash !== null) {
    return refused('ALREADY_ENABLED', null, 'Account already enabled');
  }
  const problems = passwordProblems(given.password, [...field.slice(0, -1), 'password']);
  const owner = await findTokenOwner(database, kind, given.token.slice(0, 100), now());
  if (owner === null || owner.id !== id) {
    const what = kind === 'reset' ? 'reset' : 'activation';
    return refused('TOKEN_INVALID', field, `Invalid ${what} token`);
  }
  if (problems.length > 0) return { problems };
  const passwordHash = await hashPassword(given.password, services.env.passwordCost);
  const outcome = await database.transaction(async (transaction): Promise<Outcome<OpenedAccount>> => {
    // Carts first: an order locks its cart before it names its customer.
    await signOutOfCarts(transaction, id);
    await lockCustomer(transaction, id);
    const moment = now();
    // Another request has used it in the meantime.
    if ((await findTokenOwner(transaction, kind, given.token, moment)) === null) {
      return refused('TOKEN_INVALID', field, 'Invalid token');
    }
    const changed = await updateCustomer(transaction, id, {
      passwordHash,
      emailProvenAt: moment,
      updatedAt: moment,
    });
    if (changed === null) return refused('NOT_FOUND', null, 'Customer not found');
    await deleteTokensOf(transaction, id);
    await adoptGuestOrders(transaction, changed);
    await announceCustomer(transaction, 'customers/update', changed, moment);
    return { done: { customer: changed, token: await issueToken(transaction, 'access', id, moment) } };
  });
  announceCommitted(services);
  return outcome;
}

/** Whether the link of a mail is still valid. */
export async function isLiveLink(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { kind, id, token }: CustomerLink,
): Promise<boolean> {
  const owner = await findTokenOwner(database, kind, token, now());
  return owner !== null && owner.id === id && (kind === 'reset' || owner.passwordHash === null);
}

/** Writes the mail with a link to the outbox. */
export async function sendLink(
  services: Pick<Services, 'catalogue' | 'env' | 'now'>,
  transaction: Transaction,
  kind: Exclude<TokenKind, 'access'>,
  customer: Customer,
  language: PlatformLanguage,
): Promise<void> {
  const { token } = await issueToken(transaction, kind, customer.id, services.now());
  await insertMail(transaction, customerMail(services, kind, customer, token, language));
}

/** Sends committed mails and webhooks now. */
export function announceCommitted({ changes, mails }: Pick<Services, 'changes' | 'mails'>): void {
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  void mails.flush();
}
