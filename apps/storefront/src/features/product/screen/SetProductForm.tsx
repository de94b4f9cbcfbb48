'use client';

import type { SetState } from '@shop/machines/set-product/set-selection.chart';
import { chosenCount, offeredOptions } from '@shop/rules/set-product/set-selection';
import { BuyActions } from '@shop/ui-kit/commerce/product/BuyActions';
import { SetPicker } from '@shop/ui-kit/commerce/set-product/SetPicker';
import { check } from '@shop/ui-kit/icons';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { useVariantChoice } from './variant-choice';

interface SetProductFormProps {
  set: SetState;
  m: Messages;
  /** Id of the line that lists what is missing. */
  stateId: string;
}

/** The picker of a set product and its result (SET-01 to SET-03). Loaded only on pages of sets. */
export function SetProductForm({ set, m, stateId }: SetProductFormProps) {
  const { chooseOption } = useVariantChoice();
  const { definition, selection, variants } = set.context;
  const total = definition.itemCount;
  const offered = offeredOptions(definition, selection, variants);
  return (
    <>
      <SetPicker
        title={m.set.title({ n: total })}
        countLabel={m.set.count({ n: chosenCount(selection), total })}
        total={total}
        options={definition.options.map(({ name, image }, index) => {
          const quantity = selection[index] ?? 0;
          return {
            name,
            picture: productPicture({ src: image, alt: '' }, 540),
            quantity,
            disabled: offered[index] === false,
            raiseLabel: m.set.option({ name }),
            lowerLabel: m.set.optionRemove({ name }),
            quantityLabel: m.set.optionQuantity({ name, n: quantity }),
          };
        })}
        onRaise={(option) => chooseOption({ type: 'option.raise', option })}
        onLower={(option) => chooseOption({ type: 'option.lower', option })}
      />
      <BuyActions>
        <div id={stateId}>
          <SetStatus set={set} m={m} />
        </div>
      </BuyActions>
    </>
  );
}

/** Why the set cannot be bought, what is missing, or that it is complete; a repeated alert is announced again. */
function SetStatus({ set: { value, context }, m }: Pick<SetProductFormProps, 'set' | 'm'>) {
  const { alert, alertCount, definition, selection } = context;
  const remaining = definition.itemCount - chosenCount(selection);
  if (alert !== null) {
    return (
      <Notice key={alertCount} tone="warning" role="alert">
        {alertMessage(alert, m)}
      </Notice>
    );
  }
  if (value === 'buyable') return <Notice icon={check}>{m.set.complete}</Notice>;
  return <Notice>{m.set.remaining({ n: remaining })}</Notice>;
}

function alertMessage(alert: NonNullable<SetState['context']['alert']>, m: Messages): string {
  switch (alert) {
    case 'doesNotExist':
      return m.set.errorNotFound;
    case 'cannotAddMore':
      return m.set.errorOver;
    case 'outOfStock':
      return m.set.errorSoldOut;
  }
}
