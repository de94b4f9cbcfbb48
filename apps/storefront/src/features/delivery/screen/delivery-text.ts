import type { DeliveryForm } from '@shop/machines/delivery/delivery-context';
import type { OfferedPreference } from '@shop/rules/cart/promised-attributes';
import type { DayProblem } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import type { DeliveryTime } from '@shop/rules/delivery/delivery-times';
import type { JstDate, Weekday } from '@shop/rules/jst-date';
import { pageDeliveryRules } from '#foundation/browser/page-delivery-rules.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** The short weekday names, from Sunday. */
export function weekdaysOf(m: Messages): readonly string[] {
  return m.delivery.weekdays.split(/、|, /);
}

/** In January 2023. */
const A_SUNDAY = 1;
const MONTH = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const DAY = { ...MONTH, day: 'numeric', weekday: 'short' } as const;

/** A day in full: `2026年12月5日(土)`, `Sat, 5 December 2026`. */
export function dayText(date: JstDate, m: Pick<Messages, 'language'>): string {
  return new Intl.DateTimeFormat(m.language.dates, DAY).format(new Date(date));
}

/** A month of a calendar, counted from 1: `2026年12月`, `December 2026`. */
export function monthText(year: number, month: number, m: Pick<Messages, 'language'>): string {
  return new Intl.DateTimeFormat(m.language.dates, MONTH).format(Date.UTC(year, month - 1));
}

/** A selectable time of day. */
export function timeText(time: DeliveryTime, m: Messages): string {
  switch (time) {
    case 'none':
      return m.delivery.timeNone;
    case 'morning':
      return m.delivery.timeMorning;
    case 'from14to16':
      return m.delivery.time14;
    case 'from16to18':
      return m.delivery.time16;
    case 'from18to20':
      return m.delivery.time18;
  }
}

/** Why a day cannot be chosen (DLV-01 to DLV-04). @param rules those of the store */
export function dayProblemMessage(problem: DayProblem, m: Messages, rules = pageDeliveryRules()): string {
  switch (problem) {
    case 'invalidProducts':
      return m.delivery.dateInvalidProducts;
    case 'tooEarly':
      return m.delivery.dateShift({ n: rules.window.earliestDays });
    case 'tooLate':
      return m.delivery.dateBlocked;
    case 'beforeDispatch':
      return m.delivery.dateBeforeDispatch({ days: weekdayNames(rules.dispatch?.weekdays ?? [], m) });
    case 'blockedRange':
      return m.delivery.dateBlockedRange;
    case 'blockedWeekday':
      return m.delivery.dateWeekdayNote({ days: blockedDaysText(rules, m) });
  }
}

/** Names as a list of the language: `北海道・沖縄`, `Hokkaido and Okinawa`. */
export function listNames(
  names: readonly string[],
  m: Pick<Messages, 'language'>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const separator = m.language.list;
  return separator === 'Intl'
    ? new Intl.ListFormat(m.language.dates, { type }).format(names)
    : names.join(separator);
}

/** The weekdays without delivery: `日曜日・月曜日`, `Sunday or Monday`. */
export function blockedDaysText({ weekdayBlocks }: DeliveryRules, m: Pick<Messages, 'language'>): string {
  const weekdays = [...new Set(weekdayBlocks.flatMap((block) => block.weekdays))].toSorted((a, b) => a - b);
  return listNames(namesOf(weekdays, m), m, 'disjunction');
}

/** Recurring weekdays: `火曜日・金曜日`, `Tuesdays and Fridays`. */
export function weekdayNames(weekdays: readonly Weekday[], m: Messages): string {
  return listNames(
    namesOf(weekdays, m).map((weekday) => m.delivery.eachWeekday({ weekday })),
    m,
  );
}

function namesOf(weekdays: readonly Weekday[], m: Pick<Messages, 'language'>): string[] {
  const format = new Intl.DateTimeFormat(m.language.dates, { weekday: 'long', timeZone: 'UTC' });
  return weekdays.map((weekday) => format.format(Date.UTC(2023, 0, A_SUNDAY + weekday)));
}

/** The choice for the collapsed header: date and time; '' for none, and for an e-gift, which has neither (DLV-06). */
export function chosenText({ deliveryDate, deliveryTime, eGift }: DeliveryForm, m: Messages): string {
  const parts = [
    deliveryDate === null ? '' : dayText(deliveryDate, m),
    deliveryTime === 'none' ? '' : timeText(deliveryTime, m),
  ];
  return eGift ? '' : parts.filter((part) => part !== '').join(' ');
}

/** Why a preference was removed from the cart: the store does not offer it, or its text is invalid (DLV-05 to DLV-07). */
export function droppedMessage(preference: OfferedPreference, m: Messages): string {
  const words: Record<OfferedPreference, string> = {
    deliveryDate: m.delivery.dateDropped,
    deliveryTime: m.delivery.timeDropped,
    eGift: m.delivery.eGiftDropped,
  };
  return words[preference];
}
