import type { DeliveryForm } from '@shop/machines/delivery/delivery-context';
import { formatJstDate, type JstDate } from '@shop/rules/jst-date';
import { fill } from '../../../i18n/fill';
import type { DeliveryWords } from './delivery-words';

/** A day in full: `2026年12月5日(土)`. */
export function dayText(date: JstDate, { dateFormat, weekdays }: DeliveryWords): string {
  return formatJstDate(date, dateFormat, weekdays);
}

/** What a month is called over its days. */
export function monthText(year: number, month: number, { monthFormat }: DeliveryWords): string {
  return fill(monthFormat, { year, month });
}

/** What is chosen, for the closed head: date and time; '' for nothing, and of an e-gift, which has neither (DLV-06). */
export function chosenText(
  { deliveryDate, deliveryTime, eGift }: DeliveryForm,
  words: DeliveryWords,
): string {
  const parts = [
    deliveryDate === null ? '' : dayText(deliveryDate, words),
    deliveryTime === 'none' ? '' : words.times[deliveryTime],
  ];
  return eGift ? '' : parts.filter((part) => part !== '').join(' ');
}
