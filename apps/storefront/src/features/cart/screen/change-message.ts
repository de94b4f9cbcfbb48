import type { ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { LineName } from '@shop/rules/cart/known-cart';
import { PREFECTURES, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { JstDate } from '@shop/rules/jst-date';
import { formatYen, type Yen } from '@shop/rules/yen';
import { dayText } from '#features/delivery/screen/delivery-text.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { refusalMessage } from './cart-messages';
import { lineName } from './line-name';

/**
 * One thing that is held otherwise than it was seen at the press, in words (GATE-02).
 * @param withdrawn lines that the merchant took off sale: what is missing for another reason is only said to be
 */
export function changeMessage(change: ReceiptChange, withdrawn: readonly LineName[], m: Messages): string {
  switch (change.kind) {
    case 'lineGone': {
      const name = lineName(change, m);
      const isWithdrawn = withdrawn.some((line) => lineName(line, m) === name);
      return isWithdrawn ? m.change.lineWithdrawn({ name }) : m.change.lineGone({ name });
    }
    case 'lineNew':
      return m.change.lineNew({ name: lineName(change, m), n: change.to });
    case 'quantity':
      return m.change.quantity({ name: lineName(change, m), from: change.from, to: change.to });
    case 'price':
      return m.change.price({ name: lineName(change, m), ...yenOf(change) });
    case 'codeGone': {
      const { code, refusal } = change;
      return refusal === undefined ? m.change.codeGone({ code }) : `${code} ${refusalMessage(refusal, m)}`;
    }
    case 'province':
      return m.change.province({ from: prefecture(change.from, m), to: prefecture(change.to, m) });
    case 'deliveryDate':
      return m.change.deliveryDate({ from: day(change.from, m), to: day(change.to, m) });
    case 'coupon':
    case 'shippingFee':
    case 'total':
      return m.change[change.kind](yenOf(change));
  }
}

/** The same at the line that it is about; null where it is about none that is there. */
export function lineChangeMessage(change: ReceiptChange, m: Messages): string | null {
  switch (change.kind) {
    case 'price':
      return m.change.pricePlain(yenOf(change));
    case 'quantity':
      return m.change.quantityPlain({ from: change.from, to: change.to });
    default:
      return null;
  }
}

function yenOf({ from, to }: { readonly from: Yen; readonly to: Yen }) {
  return { from: formatYen(from), to: formatYen(to) };
}

function prefecture(code: ProvinceCode, m: Messages): string {
  const found = PREFECTURES.find(({ province }) => province === code);
  return (m.locale === 'ja' ? found?.prefecture : found?.provinceEn) ?? code;
}

function day(date: JstDate | 'none', m: Messages): string {
  return date === 'none' ? m.change.noDate : dayText(date, m);
}
