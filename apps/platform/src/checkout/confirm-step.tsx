/** @jsxRuntime automatic */
import { redirect } from '../http/send-page.ts';
import { type CodeResult, changeCodes } from './change-codes.ts';
import { type CheckoutContext, reopen } from './checkout-context.ts';
import { showPayment } from './payment-step.tsx';
import { type Placement, placeOrder } from './place-order.ts';
import { policyLinks } from './policy-links.ts';
import { fingerprintOf, parcelOf, paymentOf } from './quote.ts';
import { sellerLines } from './seller.ts';
import { sendNotice } from './send-notice.tsx';
import { sendSoldOut } from './send-sold-out.tsx';
import { sendStep } from './step-page.tsx';
import { ConfirmPage } from './views/ConfirmPage.tsx';
import type { WordKey } from './words.ts';

interface Shown {
  readonly alert?: WordKey;
  readonly code?: CodeResult;
  readonly typedCode?: string;
}

/** GET: the whole order for confirmation. */
export async function showConfirm(context: CheckoutContext, status = 200, shown: Shown = {}): Promise<void> {
  const { contact, payment: chosen } = context.progress;
  const { catalogue } = context.services;
  if (contact === null) {
    redirect(context.response, context.hrefOf('information'));
    return;
  }
  const view = (await reopen(context)) ?? context.view;
  const payment = paymentOf(view, contact, chosen);
  if (payment === null) {
    redirect(context.response, context.hrefOf('payment'));
    return;
  }
  sendStep(
    context,
    status,
    'confirm',
    {
      view,
      parcel: parcelOf(view, contact),
      typedCode: shown.typedCode ?? '',
      code: shown.code ?? null,
    },
    <ConfirmPage
      words={context.words}
      language={context.language}
      action={context.hrefOf('confirm')}
      informationHref={context.hrefOf('information')}
      paymentHref={context.hrefOf('payment')}
      policies={policyLinks((handle) => catalogue.documents.byHandle('policy', handle), context.frame)}
      seller={sellerLines(context.services, context.language)}
      view={view}
      contact={contact}
      payment={payment}
      fingerprint={fingerprintOf(view, contact, payment)}
      alert={shown.alert ?? null}
    />,
  );
}

/** POST: places the order, or changes the code and asks for confirmation again. */
export async function postConfirm(
  context: CheckoutContext,
  form: URLSearchParams,
  onPlaced: () => void,
): Promise<void> {
  // A code changes the price, which is shown before the order is placed.
  const codes = await changeCodes(context, form, context.progress.contact?.email ?? null);
  if (codes !== null) {
    await showConfirm(context, codes.code.isRefused ? 422 : 200, codes);
    return;
  }
  const placement = await placeOrder(context.services, context.key, {
    fingerprint: form.get('fingerprint') ?? '',
    customerId: context.customer?.id ?? null,
  });
  await answer(context, placement, onPlaced);
}

async function answer(context: CheckoutContext, placement: Placement, onPlaced: () => void): Promise<void> {
  switch (placement.kind) {
    case 'placed':
      onPlaced();
      redirect(context.response, `/orders/${placement.order.token}`);
      return;
    case 'soldOut':
      sendSoldOut(context, placement.short, placement.view);
      return;
    case 'changed':
      await showConfirm(context, 409, { alert: 'error.changed' });
      return;
    case 'declined':
      await showPayment(context, 402, 'error.declined');
      return;
    case 'incomplete':
      redirect(context.response, context.hrefOf('information'));
      return;
    case 'empty':
      sendNotice(context.response, context.services, context.frame, 'empty');
      return;
    case 'gone':
      sendNotice(context.response, context.services, context.frame, 'gone');
      return;
    default:
      placement satisfies never;
  }
}
