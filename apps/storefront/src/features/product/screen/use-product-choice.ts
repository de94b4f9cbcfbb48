'use client';

import type { ProductActor } from '@shop/machines/product/make-product-actor';
import { reportUnexpected } from '@shop/machines/report-unexpected';
import {
  afterChoice,
  type ChoiceEvent,
  type FirstChoice,
  firstChoice,
  type ProductChoice,
} from '@shop/rules/product/product-choice';
import { useEffect, useRef, useState } from 'react';
import { buyingCode } from '#features/checkout/browser/buying-code.ts';

interface UsedChoice {
  readonly choice: ProductChoice;
  /** The choice after the last press, which may not be drawn yet. */
  readonly latestChoice: () => ProductChoice;
  readonly choose: (event: ChoiceEvent) => void;
  /** The shopper means to buy: brings the machine, and the cart's code with it. */
  readonly prepare: () => void;
}

/**
 * Choosing on a product's page: one step after another by `afterChoice`, taken by the page until the machine has come, and
 * from there by the machine.
 * @param onVariant told of another variant to buy, null for none
 */
export function useProductChoice(
  first: FirstChoice,
  onVariant: (variantId: ProductChoice['variantId']) => void,
): UsedChoice {
  const [choice, setChoice] = useState(() => firstChoice(first));
  const latest = useRef(choice);
  const actor = useRef<ProductActor>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      actor.current?.stop();
    };
  }, []);

  const show = (next: ProductChoice) => {
    const { variantId } = latest.current;
    latest.current = next;
    setChoice(next);
    if (next.variantId !== variantId) onVariant(next.variantId);
  };
  const prepare = () => {
    if (actor.current !== null) return;
    buyingCode.load().then(
      ({ startProduct }) => {
        if (isGone.current || actor.current !== null) return;
        actor.current = startProduct(latest.current);
        actor.current.subscribe(({ context }) => show(context));
      },
      // No connection: the page goes on by itself.
      (error: unknown) => reportUnexpected('the product page', error),
    );
  };
  const choose = (event: ChoiceEvent) => {
    if (actor.current === null) show(afterChoice(latest.current, event));
    else actor.current.send(event);
    prepare();
  };
  return { choice, latestChoice: () => latest.current, choose, prepare };
}
