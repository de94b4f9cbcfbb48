'use client';

import type { BuyNowStop, PriceChange } from '@shop/machines/checkout/buy-now-stop';
import type { BuyNowActor } from '@shop/machines/checkout/make-buy-now-actor';
import { reportUnexpected } from '@shop/machines/report-unexpected';
import type { PendingLineDisplay } from '@shop/rules/cart/add-request';
import type { LineToAdd } from '@shop/rules/cart/cart';
import { useEffect, useRef, useState } from 'react';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';

export interface BuyNowView {
  readonly isGoing: boolean;
  /** Why it stopped. */
  readonly stop: BuyNowStop | null;
  /** The price differs from the one on the page. */
  readonly priceChange: PriceChange | null;
}

const IDLE: BuyNowView = { isGoing: false, stop: null, priceChange: null };

/** Buy now (BUY-01): pending from the press, stopped with its reason. Leaving the page cancels it. */
export function useBuyNow(): {
  /** Of this choice: a stop of another one says nothing about it. */
  readonly viewOf: (line: LineToAdd) => BuyNowView;
  readonly press: (line: LineToAdd, display: PendingLineDisplay) => void;
} {
  const [{ pressed, ...view }, setView] = useState<BuyNowView & { readonly pressed?: LineToAdd | null }>(
    IDLE,
  );
  const loading = useRef<Promise<BuyNowActor>>(null);
  /** The last purchase pressed. */
  const bought = useRef<PendingLineDisplay>(null);
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        loading.current?.then((actor) => actor.send({ type: 'page.return' })).catch(() => undefined);
    };
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('pageshow', wake);
      loading.current?.then((actor) => actor.stop()).catch(() => undefined);
    };
  }, []);

  const press = async (line: LineToAdd, display: PendingLineDisplay) => {
    bought.current = display;
    setView({ ...IDLE, isGoing: true });
    loading.current ??= buyingCode.load().then(({ startBuyNow }) => {
      const actor = startBuyNow(() => bought.current ?? display);
      actor.subscribe((snapshot) =>
        setView({
          isGoing: snapshot.hasTag('busy'),
          stop: snapshot.context.stop,
          priceChange: snapshot.context.priceChange,
          pressed: snapshot.context.line,
        }),
      );
      return actor;
    });
    try {
      (await loading.current).send({ type: 'buy.press', line, price: display.price });
    } catch (error) {
      // The code failed to load, so no request was sent to the platform.
      reportUnexpected('buy now', error);
      loading.current = null;
      setView({ ...IDLE, stop: 'unavailable', pressed: line });
    }
  };
  const viewOf = ({ merchandiseGlobalId, quantity }: LineToAdd) =>
    pressed?.merchandiseGlobalId === merchandiseGlobalId && pressed.quantity === quantity
      ? view
      : { ...IDLE, isGoing: view.isGoing };
  return { viewOf, press };
}
