/** @jsxRuntime automatic */
import { saveCheckout } from '../db/repositories/checkouts.ts';
import { redirect } from '../http/send-page.ts';
import { type CodeResult, changeCodes, typedCodeOf } from './change-codes.ts';
import { reopen, type Visit } from './checkout-visit.ts';
import type { FieldErrors } from './contact-form.ts';
import {
  type PaymentField,
  type PaymentValues,
  parsePaymentForm,
  readPaymentValues,
} from './payment-form.ts';
import { parcelOf, paymentOf } from './quote.ts';
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
export async function showPayment(visit: Visit, status = 200, alert?: WordKey): Promise<void> {
  if (visit.progress.contact === null) {
    redirect(visit.response, visit.hrefOf('information'));
    return;
  }
  const view = (await reopen(visit)) ?? visit.view;
  if (paymentOf(view, visit.progress.contact, null) !== null) {
    redirect(visit.response, visit.hrefOf('confirm'));
    return;
  }
  await show(visit, status, { values: knownValues(visit), ...(alert && { alert }) });
}

/** POST: applies a code, or continues with the chosen method. */
export async function postPayment(visit: Visit, form: URLSearchParams): Promise<void> {
  const { contact } = visit.progress;
  if (contact === null) {
    redirect(visit.response, visit.hrefOf('information'));
    return;
  }
  const values = readPaymentValues(form);
  const codes = await changeCodes(visit, form, contact.email);
  if (codes?.isAll) {
    const view = (await reopen(visit)) ?? visit.view;
    if (paymentOf(view, contact, null) !== null) redirect(visit.response, visit.hrefOf('confirm'));
    else await show(visit, codes.code.isRefused ? 422 : 200, { values, ...codes });
    return;
  }
  const { database, now } = visit.services;
  const parsed = parsePaymentForm(values, now());
  if ('errors' in parsed) {
    await show(visit, 422, { values, errors: parsed.errors, typedCode: typedCodeOf(form) });
    return;
  }
  await saveCheckout(database, visit.key.token, { payment: parsed.payment }, now());
  redirect(visit.response, visit.hrefOf('confirm'));
}

async function show(visit: Visit, status: number, shown: Shown): Promise<void> {
  const view = (await reopen(visit)) ?? visit.view;
  sendStep(
    visit,
    status,
    'payment',
    {
      view,
      parcel: parcelOf(view.cart, visit.progress.contact),
      typedCode: shown.typedCode ?? '',
      code: shown.code ?? null,
    },
    <PaymentPage
      words={visit.words}
      action={visit.hrefOf('payment')}
      backHref={visit.hrefOf('information')}
      values={shown.values}
      errors={shown.errors ?? {}}
      alert={shown.alert ?? null}
    />,
  );
}

function knownValues({ progress: { payment } }: Visit): PaymentValues {
  return {
    method: payment?.method ?? 'card',
    carrier: payment?.method === 'carrier' ? payment.carrier : '',
    cardNumber: '',
    cardExpiry: '',
    cardCode: '',
    cardName: '',
  };
}
