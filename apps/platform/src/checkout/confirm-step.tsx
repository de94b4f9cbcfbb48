/** @jsxRuntime automatic */
import { redirect } from '../http/send-page.ts';
import { type CodeResult, changeCodes } from './change-codes.ts';
import { reopen, type Visit } from './checkout-visit.ts';
import { showPayment } from './payment-step.tsx';
import { type Placement, placeOrder } from './place-order.ts';
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
export async function showConfirm(visit: Visit, status = 200, shown: Shown = {}): Promise<void> {
  const { contact, payment: chosen } = visit.progress;
  if (contact === null) {
    redirect(visit.response, visit.hrefOf('information'));
    return;
  }
  const view = (await reopen(visit)) ?? visit.view;
  const payment = paymentOf(view, contact, chosen);
  if (payment === null) {
    redirect(visit.response, visit.hrefOf('payment'));
    return;
  }
  sendStep(
    visit,
    status,
    'confirm',
    {
      view,
      parcel: parcelOf(view.cart, contact),
      typedCode: shown.typedCode ?? '',
      code: shown.code ?? null,
    },
    <ConfirmPage
      words={visit.words}
      language={visit.language}
      action={visit.hrefOf('confirm')}
      informationHref={visit.hrefOf('information')}
      paymentHref={visit.hrefOf('payment')}
      shopUrl={visit.frame.shopUrl}
      seller={sellerLines(visit.services, visit.language)}
      view={view}
      contact={contact}
      payment={payment}
      fingerprint={fingerprintOf(view, contact, payment)}
      alert={shown.alert ?? null}
    />,
  );
}

/** POST: places the order, or changes the code and asks for confirmation again. */
export async function postConfirm(visit: Visit, form: URLSearchParams, onPlaced: () => void): Promise<void> {
  // A code changes the price, which is shown before the order is placed.
  const codes = await changeCodes(visit, form, visit.progress.contact?.email ?? null);
  if (codes !== null) {
    await showConfirm(visit, codes.code.isRefused ? 422 : 200, codes);
    return;
  }
  const placement = await placeOrder(visit.services, visit.key, {
    fingerprint: form.get('fingerprint') ?? '',
    customerId: visit.customer?.id ?? null,
  });
  await answer(visit, placement, onPlaced);
}

async function answer(visit: Visit, placement: Placement, onPlaced: () => void): Promise<void> {
  switch (placement.kind) {
    case 'placed':
      onPlaced();
      redirect(visit.response, `/orders/${placement.order.token}`);
      return;
    case 'soldOut':
      sendSoldOut(visit, placement.short, placement.view);
      return;
    case 'changed':
      await showConfirm(visit, 409, { alert: 'error.changed' });
      return;
    case 'declined':
      await showPayment(visit, 402, 'error.declined');
      return;
    case 'incomplete':
      redirect(visit.response, visit.hrefOf('information'));
      return;
    case 'empty':
      sendNotice(visit.response, visit.services, visit.frame, 'empty');
      return;
    case 'gone':
      sendNotice(visit.response, visit.services, visit.frame, 'gone');
      return;
    default:
      placement satisfies never;
  }
}
