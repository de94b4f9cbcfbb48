'use client';

import { optionGroups, type ProductOption } from '@shop/rules/product/variant-options';
import { OptionPicker, type OptionPickerValue } from '@shop/ui-kit/commerce/product/OptionPicker';
import { Text } from '@shop/ui-kit/primitives/Text';
import { useState } from 'react';
import { type ChoosableVariant, useVariantChoice } from './variant-choice';

/** A product's options, and the few words of their choice: they are sent only with such a product. */
export interface ByOption {
  readonly options: readonly ProductOption[];
  readonly words: {
    readonly soldOut: string;
    readonly missing: string;
    /** After a press on a missing combination. */
    readonly nearest: string;
  };
}

interface OptionChoiceProps extends ByOption {
  /** Product page URL without a query. */
  address: string;
}

/** The choice of a variant by its options (PROD-16), each value with the URL of its variant. */
export function OptionChoice({ options, words, address }: OptionChoiceProps) {
  const { variants, chosen, chooseVariant } = useVariantChoice();
  /** Chosen instead of a missing combination. */
  const [nearest, setNearest] = useState<ChoosableVariant['globalId'] | null>(null);
  const notes = { inStock: undefined, soldOut: words.soldOut, missing: words.missing };
  const groups = optionGroups(options, variants.map(withValues), withValues(chosen));
  const select = ({ id, changesOthers = false }: OptionPickerValue) => {
    const variant = variants.find(({ globalId }) => globalId === id);
    if (variant === undefined) return;
    setNearest(changesOthers ? variant.globalId : null);
    chooseVariant(variant.globalId);
  };
  return (
    <>
      <OptionPicker
        groups={groups.map(({ name, values }) => ({
          label: name,
          values: values.map(({ value, isChosen, variant, state }) => ({
            name: value,
            id: variant.globalId,
            href: `${address}?variant=${variant.id}`,
            selected: isChosen,
            ...(notes[state] === undefined ? {} : { note: notes[state] }),
            changesOthers: state === 'missing',
          })),
        }))}
        onSelect={select}
        status={nearest === chosen.globalId ? words.nearest : ''}
      />
      {chosen.size !== '' && <Text size="small">{chosen.size}</Text>}
    </>
  );
}

function withValues(variant: ChoosableVariant) {
  return { ...variant, optionValues: variant.optionValues ?? [] };
}
