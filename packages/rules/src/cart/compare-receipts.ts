import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { JstDate } from '../jst-date';
import type { Yen } from '../yen';
import type { Cart, DiscountRefusal } from './cart';
import { isSameDiscountCode } from './discount';
import type { LineName } from './known-cart';

/** A line of a receipt. */
export interface ReceiptLine extends LineName {
  readonly merchandiseGlobalId: GlobalId;
  readonly quantity: number;
  /** Per piece. */
  readonly price: Yen;
}

/**
 * The goods, prices and destination as the shopper saw them at the press, or as the platform holds them (GATE-02). Null means
 * unknown, and equals anything.
 */
export interface CheckoutReceipt {
  readonly lines: readonly ReceiptLine[];
  /** Also null while edits are in flight: the shopper has not seen their sums yet. */
  readonly sums: { readonly coupon: Yen; readonly shippingFee: Yen; readonly total: Yen } | null;
  /** All codes; the shopper saw those that apply. */
  readonly codes: Cart['discountCodes'] | null;
  readonly province: ProvinceCode | null;
  /** 'none': no delivery date is requested. */
  readonly deliveryDate: JstDate | 'none' | null;
}

/** One difference from what the shopper saw. */
export type ReceiptChange =
  | (OfLine & { readonly kind: 'lineGone' })
  | (OfLine & { readonly kind: 'lineNew'; readonly to: number })
  | (OfLine & { readonly kind: 'quantity'; readonly from: number; readonly to: number })
  | (OfLine & { readonly kind: 'price'; readonly from: Yen; readonly to: Yen })
  /** `refusal`: why it no longer applies, if known. */
  | { readonly kind: 'codeGone'; readonly code: string; readonly refusal?: DiscountRefusal | undefined }
  | { readonly kind: 'province'; readonly from: ProvinceCode; readonly to: ProvinceCode }
  | {
      readonly kind: 'deliveryDate';
      readonly from: JstDate | 'none';
      readonly to: JstDate | 'none';
    }
  | { readonly kind: 'coupon' | 'shippingFee' | 'total'; readonly from: Yen; readonly to: Yen };

type OfLine = LineName & { readonly merchandiseGlobalId: GlobalId };

const SUMS = ['coupon', 'shippingFee', 'total'] as const;

/** All differences between `held` and `seen`, first line by line, then for the whole. An empty list allows the payment. */
export function compareReceipts(seen: CheckoutReceipt, held: CheckoutReceipt): readonly ReceiptChange[] {
  return [
    ...compareLines(merged(seen.lines), merged(held.lines)),
    ...compareCodes(seen, held),
    ...compareDelivery(seen, held),
    ...SUMS.flatMap((kind) => {
      const [from, to] = [seen.sums?.[kind], held.sums?.[kind]];
      return from === undefined || to === undefined || from === to ? [] : [{ kind, from, to }];
    }),
  ];
}

function compareLines(
  seen: ReadonlyMap<GlobalId, ReceiptLine>,
  held: ReadonlyMap<GlobalId, ReceiptLine>,
): ReceiptChange[] {
  const known = [...seen.values()].flatMap((line): ReceiptChange[] => {
    const now = held.get(line.merchandiseGlobalId);
    const of = ofLine(line);
    if (now === undefined) return [{ ...of, kind: 'lineGone' }];
    return [
      ...(now.quantity === line.quantity
        ? []
        : [{ ...of, kind: 'quantity' as const, from: line.quantity, to: now.quantity }]),
      ...(now.price === line.price
        ? []
        : [{ ...of, kind: 'price' as const, from: line.price, to: now.price }]),
    ];
  });
  const added = [...held.values()].filter(({ merchandiseGlobalId }) => !seen.has(merchandiseGlobalId));
  return [
    ...known,
    ...added.map((line) => ({ ...ofLine(line), kind: 'lineNew' as const, to: line.quantity })),
  ];
}

function compareCodes(seen: CheckoutReceipt, held: CheckoutReceipt): ReceiptChange[] {
  const { codes } = held;
  if (seen.codes === null || codes === null) return [];
  return seen.codes.flatMap(({ code, applicable }): ReceiptChange[] => {
    const now = codes.find((one) => isSameDiscountCode(one.code, code));
    return !applicable || now?.applicable === true ? [] : [{ kind: 'codeGone', code, refusal: now?.refusal }];
  });
}

function compareDelivery(seen: CheckoutReceipt, held: CheckoutReceipt): ReceiptChange[] {
  return [
    ...(seen.province !== null && held.province !== null && seen.province !== held.province
      ? [{ kind: 'province' as const, from: seen.province, to: held.province }]
      : []),
    ...(seen.deliveryDate !== null && held.deliveryDate !== null && seen.deliveryDate !== held.deliveryDate
      ? [{ kind: 'deliveryDate' as const, from: seen.deliveryDate, to: held.deliveryDate }]
      : []),
  ];
}

/** Merged by merchandise: a cart may hold the same one on several lines. Lines with quantity 0 are dropped. */
function merged(lines: readonly ReceiptLine[]): ReadonlyMap<GlobalId, ReceiptLine> {
  const byMerchandise = new Map<GlobalId, ReceiptLine>();
  for (const line of lines) {
    const quantity = (byMerchandise.get(line.merchandiseGlobalId)?.quantity ?? 0) + line.quantity;
    if (quantity > 0) byMerchandise.set(line.merchandiseGlobalId, { ...line, quantity });
  }
  return byMerchandise;
}

function ofLine({ merchandiseGlobalId, title, variantTitle }: ReceiptLine): OfLine {
  return { merchandiseGlobalId, title, variantTitle };
}
