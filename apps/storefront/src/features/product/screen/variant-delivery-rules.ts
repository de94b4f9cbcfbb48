import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { deliverySpan, rulesOfLine } from '@shop/rules/delivery/rules-of-line';
import { type JstDate, jstDateParts, weekdayOf } from '@shop/rules/jst-date';
import type { Product } from '@shop/rules/product/product';
import { blockedDaysText } from '#features/delivery/screen/delivery-text.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';

/**
 * The store rules that apply to each variant of a product, in their order; one entry if all are equal, as they mostly are; none
 * where the date is not chosen in the cart (DLV-04, DLV-06).
 */
export function variantDeliveryRules(
  {
    id,
    variants,
    isDateUnavailable,
    isEGift,
    isSoldOut,
  }: Pick<Product, 'id' | 'variants' | 'isDateUnavailable' | 'isEGift' | 'isSoldOut'>,
  rules: DeliveryRules,
  today: JstDate,
): readonly DeliveryRules[] {
  if (isDateUnavailable || isEGift || isSoldOut) return [];
  const all = variants.map(({ sku }) => rulesOfLine({ sku, productId: id }, rules, today));
  const kinds = new Set(all.map((one) => JSON.stringify(one)));
  return kinds.size === 1 ? all.slice(0, 1) : all;
}

/** Names of months and weekdays in a language. */
export interface DayWords {
  /** From January. */
  readonly months: readonly string[];
  /** Abbreviated, from Sunday. */
  readonly weekdays: readonly string[];
}

/** Created on the server: the first date formatting in a browser loads its date tables, 45 ms on a slow phone (ADR 125). */
export function dayWords(m: Pick<Messages, 'language'>): DayWords {
  const words = (options: Intl.DateTimeFormatOptions, count: number, dateOf: (index: number) => number) => {
    const format = new Intl.DateTimeFormat(m.language.dates, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(dateOf(index)));
  };
  return {
    months: words({ month: 'long' }, 12, (month) => Date.UTC(2023, month)),
    // 1 January 2023 is a Sunday.
    weekdays: words({ weekday: 'short' }, 7, (weekday) => Date.UTC(2023, 0, 1 + weekday)),
  };
}

/** `12月6日(日)`, `Sun 6 December`; a date does not break. */
function dayText(date: JstDate, { months, weekdays }: DayWords, m: Messages): string {
  const { month, day } = jstDateParts(date);
  return m.product.deliveryDate({
    month: months[month - 1] ?? '',
    day,
    weekday: weekdays[weekdayOf(date)] ?? '',
  });
}

/**
 * The range of days on which a variant can arrive, as of today, and the days excluded within it (DLV-09).
 * @param rules the store rules that apply to it
 * @param words of `dayWords`
 */
export function deliveryDaysText(rules: DeliveryRules, today: JstDate, m: Messages, words: DayWords): string {
  const span = deliverySpan(rules, today);
  if (span === null) return m.product.deliveryNoteNone;
  const days = { from: dayText(span.from, words, m), to: dayText(span.to, words, m) };
  const except = listFacts(
    [
      rules.weekdayBlocks.length === 0 ? '' : blockedDaysText(rules, m),
      span.hasHolidays ? m.product.deliveryHolidays : '',
    ],
    m.common.separator,
  );
  if (span.from === span.to) return m.product.deliveryDay({ day: days.from });
  return except === '' ? m.product.deliveryDays(days) : m.product.deliveryDaysExcept({ ...days, except });
}
