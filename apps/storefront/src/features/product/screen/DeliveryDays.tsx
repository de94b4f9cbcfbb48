'use client';

import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { RowWords } from '@shop/ui-kit/commerce/product/RowWords';
import { useShopDay } from '#features/delivery/browser/shop-clock.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { useVariantChoice } from './variant-choice';
import { type DayWords, deliveryDaysText } from './variant-delivery-rules';

interface DeliveryDaysProps {
  /** A text that is true on every day: pages are cached, and a browser may run no code. */
  note: string;
  /** The store rules that apply to each variant, in their order; one entry if all are equal. */
  rules: readonly DeliveryRules[];
  words: DayWords;
  messages: MessageTable<'buy'>;
}

/** The days on which the chosen variant can arrive (DLV-09). */
export function DeliveryDays({ note, rules, words, messages }: DeliveryDaysProps) {
  const m = bindMessages(messages);
  const today = useShopDay();
  const { variants, chosen } = useVariantChoice();
  const own = rules[variants.findIndex(({ globalId }) => globalId === chosen.globalId)] ?? rules[0];
  const text = isSoldOut(chosen.quantity)
    ? m.product.deliveryNoteSoldOut
    : today === null || own === undefined
      ? note
      : deliveryDaysText(own, today, m, words);
  const isChosen = text !== m.product.deliveryNoteSoldOut && text !== m.product.deliveryNoteNone;
  // New elements for new text: page translators replace the text within an element.
  return <RowWords key={text} label={text} note={isChosen ? m.product.deliveryHint : undefined} />;
}
