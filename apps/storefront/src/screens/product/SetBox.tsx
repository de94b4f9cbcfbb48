'use client';

import type { SetView } from '@shop/machines/set-product/set-choice';
import { BuyActions } from '@shop/ui-kit/commerce/product/BuyActions';
import { SetPicker } from '@shop/ui-kit/commerce/set-product/SetPicker';
import { check } from '@shop/ui-kit/icons';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill';
import type { BuyWords } from './buy-words';
import { productPicture } from './product-picture';
import type { ChoosableSet } from './set-of-product';
import { useSetProduct } from './use-set-product';
import { useVariantChoice } from './variant-choice';

interface SetBoxProps {
  set: ChoosableSet;
  words: BuyWords;
  /** Id of the line that says what is missing. */
  stateId: string;
  /** How many are missing after a press. */
  onMissing: (missing: number) => void;
}

/** The picker of a set product and what it comes to (SET-01 to SET-03). Loaded with the pages of sets only. */
export function SetBox({ set, words, stateId, onMissing }: SetBoxProps) {
  const { variants, choose } = useVariantChoice();
  const { view, press } = useSetProduct({ ...set, variants });
  const { variantId, remaining, selection } = view;
  const told = useRef(view);
  useEffect(() => {
    if (told.current.variantId !== variantId) choose(variantId);
    if (told.current.remaining !== remaining) onMissing(remaining);
    told.current = view;
  });

  return (
    <>
      <SetPicker
        title={fill(words.setTitle, { n: view.total })}
        countLabel={fill(words.setCount, { n: view.count, total: view.total })}
        total={view.total}
        options={set.definition.options.map(({ name, image }, index) => {
          const quantity = selection[index] ?? 0;
          return {
            name,
            picture: productPicture({ src: image, alt: '' }, 540),
            quantity,
            disabled: view.offered[index] === false,
            raiseLabel: fill(words.setOption, { name }),
            lowerLabel: fill(words.setOptionRemove, { name }),
            quantityLabel: fill(words.setOptionQuantity, { name, n: quantity }),
          };
        })}
        onRaise={(option) => press({ type: 'option.raise', option })}
        onLower={(option) => press({ type: 'option.lower', option })}
      />
      <BuyActions>
        <div id={stateId}>
          <SetState view={view} words={words} />
        </div>
      </BuyActions>
    </>
  );
}

/** Why the set cannot be bought, what is missing, or that it is whole; an alert that comes twice is said twice. */
function SetState({ view, words }: { view: SetView; words: BuyWords }) {
  const { alert, alertCount, variantId, remaining } = view;
  if (alert !== null) {
    return (
      <Notice key={alertCount} tone="warning" role="alert">
        {words.setAlerts[alert]}
      </Notice>
    );
  }
  if (variantId !== null) return <Notice icon={check}>{words.setComplete}</Notice>;
  return <Notice>{fill(words.setRemaining, { n: remaining })}</Notice>;
}
