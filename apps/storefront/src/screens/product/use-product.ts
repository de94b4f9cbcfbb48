'use client';

import type { PendingLineDisplay } from '@shop/machines/cart/cart-context';
import { foreseeProduct } from '@shop/machines/product/foresee-product';
import type { ProductActor } from '@shop/machines/product/make-product-actor';
import {
  initialProductContext,
  type ProductChoice,
  type ProductContext,
  type ProductEvent,
} from '@shop/machines/product/product-context';
import { reportUnexpected } from '@shop/machines/report-unexpected';
import { useEffect, useRef, useState } from 'react';
import { loadBuying } from '../../browser/buying/load-buying';

interface UsedProduct {
  readonly context: ProductContext;
  readonly send: (event: ProductEvent) => void;
  /** The shopper means to buy: brings the machine. */
  readonly prepare: () => void;
}

/**
 * The buying part of a product's page. The page follows the shopper by itself until the machine has come, which it does
 * when they mean to buy; from then on the machine decides.
 */
export function useProduct(
  choice: ProductChoice,
  displayOf: (variantId: number) => PendingLineDisplay,
): UsedProduct {
  const [context, setContext] = useState(() => initialProductContext(choice));
  const latest = useRef(context);
  const actor = useRef<ProductActor>(null);
  /** Events since the first add, and the choice it was pressed with. */
  const waiting = useRef<{ readonly choice: ProductChoice; readonly events: ProductEvent[] }>(null);
  const starting = useRef<Promise<void>>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      actor.current?.stop();
    };
  }, []);

  const show = (next: ProductContext) => {
    latest.current = next;
    setContext(next);
  };
  const start = () => {
    starting.current ??= loadBuying().then(({ startProduct }) => {
      if (isGone.current) return;
      const { choice: begun, events } = waiting.current ?? { choice: latest.current, events: [] };
      const started = startProduct(begun, displayOf);
      for (const event of events) started.send(event);
      actor.current = started;
      show(started.getSnapshot().context);
      started.subscribe((snapshot) => show(snapshot.context));
    });
    starting.current.catch((error: unknown) => {
      reportUnexpected('the product page', error);
      starting.current = null;
      if (waiting.current === null) return;
      // No connection: nothing was added, and the shopper is told (PROD-08).
      waiting.current = null;
      show({ ...latest.current, outcome: { ok: false, code: 'unavailable', inCart: null }, isShown: true });
    });
  };
  const send = (event: ProductEvent) => {
    if (actor.current !== null) {
      actor.current.send(event);
      return;
    }
    const isAdd = event.type === 'add.press' || event.type === 'add.retry';
    if (isAdd) waiting.current ??= { choice: latest.current, events: [] };
    waiting.current?.events.push(event.type === 'add.retry' ? { type: 'add.press' } : event);
    show(foreseeProduct(latest.current, event));
    if (isAdd) start();
  };
  const prepare = () => {
    // What could not be added is still told; the next press starts anew.
    if (latest.current.outcome === null) start();
  };
  return { context, send, prepare };
}
