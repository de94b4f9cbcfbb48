/** @jsxRuntime automatic */
import { isEGift } from '@shop/rules/cart/cart-attributes';
import { preferredAddress } from '../cart/cart-view.ts';
import type { Customer } from '../customer/customer.ts';
import type { Database } from '../db/open.ts';
import { saveCheckout } from '../db/repositories/checkouts.ts';
import { findCustomer, listAddresses } from '../db/repositories/customers.ts';
import type { AddressParts } from '../delivery/address-parts.ts';
import { redirect } from '../http/send-page.ts';
import { type CodeResult, changeCodes, typedCodeOf } from './change-codes.ts';
import { type CheckoutContext, isGiftWhole, reopen } from './checkout-context.ts';
import {
  type ContactField,
  type ContactValues,
  type FieldErrors,
  fillFromPostalCode,
  parseContactForm,
  readContactValues,
} from './contact-form.ts';
import { cartRecipient } from './gift-recipient.ts';
import { parcelOf } from './quote.ts';
import { acceptedPayments } from './seller.ts';
import { sendStep } from './step-page.tsx';
import { InformationPage } from './views/InformationPage.tsx';
import type { WordKey } from './words.ts';

interface Shown {
  readonly values: ContactValues;
  readonly errors?: FieldErrors<ContactField>;
  readonly postalMessage?: WordKey;
  readonly code?: CodeResult;
  readonly typedCode?: string;
}

/** GET: the form, prefilled with known values. */
export async function showInformation(context: CheckoutContext): Promise<void> {
  return show(context, 200, { values: await knownValues(context) });
}

/** POST: fills in the address, applies a code, or continues. Typed values are kept. */
export async function postInformation(context: CheckoutContext, form: URLSearchParams): Promise<void> {
  const values = readContactValues(form);
  const typedCode = typedCodeOf(form);
  if (form.get('action') === 'fillAddress') {
    const filled = fillFromPostalCode(values);
    await show(context, 200, { values: filled.values, typedCode, postalMessage: filled.message });
    return;
  }
  const codes = await changeCodes(context, form, values.email.trim() || null);
  if (codes?.isAll) {
    await show(context, codes.code.isRefused ? 422 : 200, { values, ...codes });
    return;
  }
  const parsed = parseContactForm(values);
  if ('errors' in parsed || !isGiftWhole(context.view)) {
    const errors = 'errors' in parsed ? parsed.errors : {};
    await show(context, 422, { values, errors, typedCode });
    return;
  }
  const { database, now } = context.services;
  await saveCheckout(database, context.key.token, { contact: parsed.contact }, now());
  redirect(context.response, context.hrefOf('payment'));
}

async function show(context: CheckoutContext, status: number, shown: Shown): Promise<void> {
  const view = (await reopen(context, shown.values.email.trim() || undefined)) ?? context.view;
  sendStep(
    context,
    status,
    'information',
    {
      view,
      parcel: parcelOf(view, shown.values),
      typedCode: shown.typedCode ?? '',
      code: shown.code ?? null,
    },
    <InformationPage
      words={context.words}
      accepted={acceptedPayments(context.services.catalogue)}
      language={context.language}
      action={context.hrefOf('information')}
      values={shown.values}
      signedIn={context.customer?.email ?? null}
      signInHref={view.cart.buyer.customerId == null ? signInHref(context) : null}
      recipient={cartRecipient(view)}
      isEGift={isEGift(view.cart.attributes)}
      cartHref={`${context.frame.shopUrl}/cart`}
      errors={shown.errors ?? {}}
      postalMessage={shown.postalMessage ?? null}
    />,
  );
}

/** Link to the sign-in that returns to this checkout. */
function signInHref({ language, hrefOf }: CheckoutContext): string {
  return `/account/login?${new URLSearchParams({ locale: language.toLowerCase(), back: hrefOf('information') })}`;
}

/** Values filled in before, else the shop's data about the buyer. */
async function knownValues({ progress, view, services, customer }: CheckoutContext): Promise<ContactValues> {
  if (progress.contact !== null) {
    return progress.contact;
  }
  const preferred = preferredAddress(view.cart);
  const buyer = (await findCustomer(services.database, view.cart.buyer.customerId ?? 0)) ?? customer;
  const own = buyer === null ? null : await defaultAddressOf(services.database, buyer);
  // A gift recipient is not the buyer, so the buyer's own address is used.
  const given = cartRecipient(view) === null ? preferred : null;
  // Without a city or street, the shop's address is used only if the customer has none.
  const address = given?.city || given?.address1 ? given : (own ?? given);
  return {
    email: view.cart.buyer.email ?? buyer?.email ?? '',
    lastName: address?.lastName ?? '',
    firstName: address?.firstName ?? '',
    // A shop that knows only the prefecture may send its capital's postal code, which is not the shopper's.
    zip: address?.city || address?.address1 ? (address.zip ?? '') : '',
    provinceCode: address?.provinceCode ?? '',
    city: address?.city ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    phone: address?.phone ?? view.cart.buyer.phone ?? '',
  };
}

/** A customer's default address; null without one. */
async function defaultAddressOf(database: Database, customer: Customer): Promise<AddressParts | null> {
  const book = await listAddresses(database, customer.id);
  return book.find(({ id }) => id === customer.defaultAddressId) ?? null;
}
