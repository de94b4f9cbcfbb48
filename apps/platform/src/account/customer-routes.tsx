/** @jsxRuntime automatic */

import { parseAddressForm } from '../checkout/contact-form.ts';
import { sendNotice } from '../checkout/send-notice.tsx';
import { AddressForm, type AddressValues } from '../checkout/views/AddressForm.tsx';
import { CustomerPage } from '../checkout/views/CustomerPage.tsx';
import { OrderDetails } from '../checkout/views/OrderDetails.tsx';
import type { WordKey } from '../checkout/words.ts';
import { type AddressEdit, editAddresses } from '../customer/address-book.ts';
import type { Customer, CustomerAddress } from '../customer/customer.ts';
import { listAddresses, listCustomerOrders } from '../db/repositories/customers.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import { redirect } from '../http/send-page.ts';
import {
  type AccountContext,
  accountFormRoute,
  accountRoute,
  sendAccountPage,
  signedIn,
} from './account-context.tsx';
import { problemWords } from './problem-words.ts';

const ADDRESS = /^\/account\/addresses\/([^/]{1,200})$/;
const MAX_TYPED = 500;

/** Routes for signed-in customers: their orders and address forms. Another customer's data is not found. */
export function customerRoutes(services: Services): Route[] {
  return [
    accountRoute(services, /^\/account\/orders\/([^/]{1,200})$/, showOrder),
    accountRoute(services, ADDRESS, showAddress),
    accountFormRoute(services, ADDRESS, postAddress),
  ];
}

/** The page of a signed-in customer: their orders, latest first, and addresses. */
export async function showCustomer(context: AccountContext, customer: Customer): Promise<void> {
  const { database } = context.services;
  const [orders, addresses] = await Promise.all([
    listCustomerOrders(database, customer.id),
    listAddresses(database, customer.id),
  ]);
  sendAccountPage(
    context,
    200,
    'account.title',
    <CustomerPage
      words={context.words}
      language={context.language}
      customer={customer}
      orders={orders.toReversed()}
      addresses={addresses}
      hrefOf={context.hrefOf}
    />,
  );
}

async function showOrder(context: AccountContext, [, number = '']: RegExpMatchArray): Promise<void> {
  const customer = signedIn(context);
  if (customer === null) return;
  const { services, words, language } = context;
  const orders = await listCustomerOrders(services.database, customer.id);
  const order = orders.find((one) => String(one.number) === number);
  if (order === undefined) {
    sendNotice(context.response, services, context.frame, 'orderGone');
    return;
  }
  sendAccountPage(
    context,
    200,
    'page.account',
    <>
      <OrderDetails
        words={words}
        language={language}
        order={order}
        fees={deliveryRules(services.catalogue).fees}
      />
      <BackToAccount context={context} />
    </>,
  );
}

async function showAddress(context: AccountContext, [, key = '']: RegExpMatchArray): Promise<void> {
  const customer = signedIn(context);
  if (customer === null) return;
  const address = await findAddress(context, customer, key);
  if (key !== 'new' && address === undefined) {
    sendNotice(context.response, context.services, context.frame, 'addressGone');
    return;
  }
  sendAddress(
    context,
    200,
    key,
    valuesOf((field) => address?.[field] ?? ''),
    {},
  );
}

async function postAddress(
  context: AccountContext,
  form: URLSearchParams,
  [, key = '']: RegExpMatchArray,
): Promise<void> {
  const customer = signedIn(context);
  if (customer === null) return;
  if (key !== 'new' && (await findAddress(context, customer, key)) === undefined) {
    sendNotice(context.response, context.services, context.frame, 'addressGone');
    return;
  }
  const values = valuesOf((field) => (form.get(field) ?? '').slice(0, MAX_TYPED));
  const action = form.get('action');
  const isSaved = key === 'new' || (action !== 'delete' && action !== 'prefer');
  const parsed = isSaved ? parseAddressForm(values) : { address: values };
  if ('errors' in parsed) {
    sendAddress(context, 422, key, values, parsed.errors);
    return;
  }
  const outcome = await editAddresses(context.services, customer.id, editOf(key, action, parsed.address));
  if ('done' in outcome) redirect(context.response, context.hrefOf(''));
  else sendAddress(context, 422, key, values, problemWords(outcome.problems));
}

/** Finds the address of the customer's book that the URL names. */
async function findAddress(
  { services }: AccountContext,
  customer: Customer,
  key: string,
): Promise<CustomerAddress | undefined> {
  const book = await listAddresses(services.database, customer.id);
  return book.find(({ id }) => String(id) === key);
}

function editOf(key: string, action: string | null, values: AddressValues): AddressEdit {
  const id = Number(key);
  const { provinceCode: province, ...parts } = values;
  const given = { ...parts, province };
  if (key === 'new') return { kind: 'add', given };
  return action === 'delete' || action === 'prefer' ? { kind: action, id } : { kind: 'change', id, given };
}

function sendAddress(
  context: AccountContext,
  status: number,
  key: string,
  values: AddressValues,
  errors: Readonly<Record<string, WordKey | undefined>>,
): void {
  sendAccountPage(
    context,
    status,
    'account.address',
    <>
      <AddressForm
        words={context.words}
        language={context.language}
        action={context.hrefOf(`/addresses/${key}`)}
        values={values}
        errors={errors}
        isKnown={key !== 'new'}
      />
      <BackToAccount context={context} />
    </>,
  );
}

function BackToAccount({ context }: { readonly context: AccountContext }) {
  return (
    <div className="actions">
      <a className="back" href={context.hrefOf('')}>
        {context.words('account.back')}
      </a>
    </div>
  );
}

function valuesOf(read: (field: keyof AddressValues) => string): AddressValues {
  return {
    lastName: read('lastName'),
    firstName: read('firstName'),
    zip: read('zip'),
    provinceCode: read('provinceCode'),
    city: read('city'),
    address1: read('address1'),
    address2: read('address2'),
    phone: read('phone'),
  };
}
