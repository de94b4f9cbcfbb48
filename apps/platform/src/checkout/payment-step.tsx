/** @jsxRuntime automatic */
import { saveCheckout } from '../db/repositories/checkouts.ts';
import { redirect } from '../http/send-page.ts';
import { type CodeResult, changeCodes, typedCodeOf } from './change-codes.ts';
import { type CheckoutContext, reopen } from './checkout-context.ts';
import type { FieldErrors } from './contact-form.ts';
import {
  type PaymentField,
  type PaymentValues,
  parsePaymentForm,
  readPaymentValues,
} from './payment-form.ts';
import { parcelOf, paymentOf } from './quote.ts';
import { acceptedPayments } from './seller.ts';
import { sendStep } from './step-page.tsx';
import { PaymentPage } from './views/PaymentPage.tsx';
import type { WordKey } from './words.ts';

interface Shown {
  readonly values: PaymentValues;
  readonly errors?: FieldErrors<PaymentField>;
  readonly alert?: WordKey;
  readonly code?: CodeResult;
  readonly typedCode?: string;
}

/** GET: the payment methods, with the chosen one selected. Card data is never shown again. */
export async function showPayment(context: CheckoutContext, status = 200, alert?: WordKey): Promise<void> {
  if (context.progress.contact === null) {
    redirect(context.response, context.hrefOf('information'));
    return;
  }
  const view = (await reopen(context)) ?? context.view;
  if (paymentOf(view, context.progress.contact, null) !== null) {
    redirect(context.response, context.hrefOf('confirm'));
    return;
  }
  await show(context, status, { values: knownValues(context), ...(alert && { alert }) });
}

/** POST: applies a code, or continues with the chosen method. */
export async function postPayment(context: CheckoutContext, form: URLSearchParams): Promise<void> {
  const { contact } = context.progress;
  if (contact === null) {
    redirect(context.response, context.hrefOf('information'));
    return;
  }
  const values = readPaymentValues(form);
  const codes = await changeCodes(context, form, contact.email);
  if (codes?.isAll) {
    const view = (await reopen(context)) ?? context.view;
    if (paymentOf(view, contact, null) !== null) redirect(context.response, context.hrefOf('confirm'));
    else await show(context, codes.code.isRefused ? 422 : 200, { values, ...codes });
    return;
  }
  const { database, catalogue, now } = context.services;
  const parsed = parsePaymentForm(values, acceptedPayments(catalogue), now());
  if ('errors' in parsed) {
    await show(context, 422, { values, errors: parsed.errors, typedCode: typedCodeOf(form) });
    return;
  }
  await saveCheckout(database, context.key.token, { payment: parsed.payment }, now());
  redirect(context.response, context.hrefOf('confirm'));
}

async function show(context: CheckoutContext, status: number, shown: Shown): Promise<void> {
  const view = (await reopen(context)) ?? context.view;
  sendStep(
    context,
    status,
    'payment',
    {
      view,
      parcel: parcelOf(view, context.progress.contact),
      typedCode: shown.typedCode ?? '',
      code: shown.code ?? null,
    },
    <PaymentPage
      words={context.words}
      accepted={acceptedPayments(context.services.catalogue)}
      action={context.hrefOf('payment')}
      backHref={context.hrefOf('information')}
      values={shown.values}
      errors={shown.errors ?? {}}
      alert={shown.alert ?? null}
    />,
  );
}

function knownValues({ services, progress: { payment } }: CheckoutContext): PaymentValues {
  return {
    method: payment?.method ?? acceptedPayments(services.catalogue)[0] ?? '',
    carrier: payment?.method === 'carrier' ? payment.carrier : '',
    cardNumber: '',
    cardExpiry: '',
    cardCode: '',
    cardName: '',
  };
}
