import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { deliverySpan } from '@shop/rules/delivery/rules-of-line';
import type { JstDate } from '@shop/rules/jst-date';
import { blockedDaysText } from '#features/delivery/screen/delivery-text.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { DATE_LANGUAGES } from '#foundation/i18n/locale.ts';

const DAY = { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const;

/**
 * Between which days a variant can come, as of today, and what is left out between them (DLV-09).
 * @param rules what of the store's concerns it
 */
export function deliveryDaysText(rules: DeliveryRules, today: JstDate, m: Messages): string {
  const span = deliverySpan(rules, today);
  if (span === null) return m.product.deliveryNoteNone;
  const format = new Intl.DateTimeFormat(DATE_LANGUAGES[m.locale], DAY);
  const [from, to] = [span.from, span.to].map((date) => format.format(new Date(date)));
  const days = { from: from ?? '', to: to ?? '' };
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
