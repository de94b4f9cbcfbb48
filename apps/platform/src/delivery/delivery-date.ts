import { type DeliveryCircumstances, dayProblem } from '@shop/rules/delivery/delivery-days';
import { parseJstDate } from '@shop/rules/jst-date';

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a cart can be delivered on a day in the form `2026-12-05`, by the rules of the shop's calendar (DLV-01 to DLV-04): window,
 * holidays, weekdays of goods. Other text is not a day and not checked.
 */
export function isDeliverable(date: string, circumstances: DeliveryCircumstances): boolean {
  const day = parseJstDate(date);
  return day.ok ? dayProblem(day.value, circumstances) === null : !WRITTEN.test(date);
}
