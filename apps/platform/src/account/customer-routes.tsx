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
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import { redirect } from '../http/send-page.ts';
import {
  type AccountVisit,
  accountFormRoute,
  accountRoute,
  sendAccountPage,
  signedIn,
} from './account-visit.tsx';
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

/** Shows the account. */
export async function showCustomer(visit: AccountVisit, customer: Customer): Promise<void> {
  const { database } = visit.services;
  const [orders, addresses] = await Promise.all([
    listCustomerOrders(database, customer.id),
    listAddresses(database, customer.id),
  ]);
  sendAccountPage(
    visit,
    200,
    'account.title',
    <CustomerPage
      words={visit.words}
      language={visit.language}
      customer={customer}
      orders={orders.toReversed()}
      addresses={addresses}
      hrefOf={visit.hrefOf}
    />,
  );
}

async function showOrder(visit: AccountVisit, [, number = '']: RegExpMatchArray): Promise<void> {
  const customer = signedIn(visit);
  if (customer === null) return;
  const { services, words, language } = visit;
  const orders = await listCustomerOrders(services.database, customer.id);
  const order = orders.find((one) => String(one.number) === number);
  if (order === undefined) {
    sendNotice(visit.response, services, visit.frame, 'orderGone');
    return;
  }
  sendAccountPage(
    visit,
    200,
    'page.account',
    <>
      <OrderDetails words={words} language={language} order={order} />
      <BackToAccount visit={visit} />
    </>,
  );
}

async function showAddress(visit: AccountVisit, [, key = '']: RegExpMatchArray): Promise<void> {
  const customer = signedIn(visit);
  if (customer === null) return;
  const address = await findAddress(visit, customer, key);
  if (key !== 'new' && address === undefined) {
    sendNotice(visit.response, visit.services, visit.frame, 'addressGone');
    return;
  }
  sendAddress(
    visit,
    200,
    key,
    valuesOf((field) => address?.[field] ?? ''),
    {},
  );
}

async function postAddress(
  visit: AccountVisit,
  form: URLSearchParams,
  [, key = '']: RegExpMatchArray,
): Promise<void> {
  const customer = signedIn(visit);
  if (customer === null) return;
  if (key !== 'new' && (await findAddress(visit, customer, key)) === undefined) {
    sendNotice(visit.response, visit.services, visit.frame, 'addressGone');
    return;
  }
  const values = valuesOf((field) => (form.get(field) ?? '').slice(0, MAX_TYPED));
  const action = form.get('action');
  const isSaved = key === 'new' || (action !== 'delete' && action !== 'prefer');
  const parsed = isSaved ? parseAddressForm(values) : { address: values };
  if ('errors' in parsed) {
    sendAddress(visit, 422, key, values, parsed.errors);
    return;
  }
  const outcome = await editAddresses(visit.services, customer.id, editOf(key, action, parsed.address));
  if ('done' in outcome) redirect(visit.response, visit.hrefOf(''));
  else sendAddress(visit, 422, key, values, problemWords(outcome.problems));
}

/** Finds the address of the customer's book that the URL names. */
async function findAddress(
  { services }: AccountVisit,
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
  visit: AccountVisit,
  status: number,
  key: string,
  values: AddressValues,
  errors: Readonly<Record<string, WordKey | undefined>>,
): void {
  sendAccountPage(
    visit,
    status,
    'account.address',
    <>
      <AddressForm
        words={visit.words}
        language={visit.language}
        action={visit.hrefOf(`/addresses/${key}`)}
        values={values}
        errors={errors}
        isKnown={key !== 'new'}
      />
      <BackToAccount visit={visit} />
    </>,
  );
}

function BackToAccount({ visit }: { readonly visit: AccountVisit }) {
  return (
    <div className="actions">
      <a className="back" href={visit.hrefOf('')}>
        {visit.words('account.back')}
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
