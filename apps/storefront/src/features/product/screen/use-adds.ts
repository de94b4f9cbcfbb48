'use client';

import { reportUnexpected } from '@shop/machines/report-unexpected';
import type { AddOutcome, AddRequest } from '@shop/rules/cart/add-request';
import {
  type AddEvent,
  afterAddEvent,
  NO_ADDS,
  type ShownAdd,
  shownAdd,
} from '@shop/rules/product/shown-adds';
import { useRef, useState } from 'react';
import { storeUnsentAdd } from '#features/cart/browser/store-unsent-add.ts';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';
import { reloadOutdatedPage } from '#foundation/browser/outdated-page.ts';

interface UsedAdds {
  /** The displayed add; null for none. */
  readonly shown: ShownAdd | null;
  readonly add: (what: Omit<AddRequest, 'requestId'>) => void;
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** No connection: no request reached the platform (PROD-08). */
const NOT_SENT: AddOutcome = { ok: false, code: 'unavailable', inCart: null };

/** The adds pressed on a page: displayed from the press, sent by the cart, each matched by its request id. */
export function useAdds(): UsedAdds {
  const [adds, setAdds] = useState(NO_ADDS);
  const latest = useRef(adds);

  const take = (event: AddEvent) => {
    latest.current = afterAddEvent(latest.current, event);
    setAdds(latest.current);
  };
  const request = (event: Extract<AddEvent, { type: 'add.press' | 'add.retry' }>, requestId: string) => {
    take(event);
    const pressed = latest.current.adds.find((add) => add.request.requestId === requestId)?.request;
    // The second press of a double click.
    if (pressed === undefined) return;
    void buyingCode
      .load()
      .then(({ addToCart }) => addToCart(pressed))
      .catch((error: unknown) => {
        reportUnexpected('adding to the cart', error);
        return !buyingCode.isRequested() && reloadOutdatedPageWith(pressed) ? NEVER : NOT_SENT;
      })
      .then((outcome) => take({ type: 'add.result', requestId, outcome }));
  };
  return {
    shown: shownAdd(adds),
    add: (what) => {
      const requestId = newRequestId();
      request({ type: 'add.press', request: { ...what, requestId } }, requestId);
    },
    retry: () => {
      const requestId = newRequestId();
      request({ type: 'add.retry', requestId }, requestId);
    },
    dismiss: () => take({ type: 'result.dismiss' }),
  };
}

/** The page unloads before a result could be shown. */
const NEVER = new Promise<never>(() => undefined);

/** The next page performs the add (OPS-06). Where the browser has no storage the page stays: the add would be lost silently. */
function reloadOutdatedPageWith(add: AddRequest): boolean {
  try {
    return reloadOutdatedPage(() => storeUnsentAdd(add));
  } catch (error) {
    reportUnexpected('storing an add', error);
    return false;
  }
}

let requests = 0;

/** Unique, also across reloads of this tab (CART-01). */
function newRequestId(): string {
  requests += 1;
  return `${Date.now().toString(36)}-${requests}`;
}
