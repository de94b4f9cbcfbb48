import type { DeliveryTime } from '../delivery/delivery-times';
import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { JstDate } from '../jst-date';
import type { Yen } from '../yen';
import type { Cart, DiscountRefusal } from './cart';
import { isSameDiscountCode } from './discount';
import type { LineName } from './known-cart';

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
  /** Also null while edits are in flight: the shopper has not seen their sums yet. `due`: after gift cards; missing without one. */
  readonly sums: {
    readonly coupon: Yen;
    readonly shippingFee: Yen;
    readonly total: Yen;
    readonly due?: Yen;
  } | null;
  /** All codes; the shopper saw those that apply. */
  readonly codes: Cart['discountCodes'] | null;
  /** Codes or titles of the discounts on goods and shipping; missing: unknown. */
  readonly discountNames?: readonly string[];
  readonly province: ProvinceCode | null;
  /** 'none': no delivery date is requested. */
  readonly deliveryDate: JstDate | 'none' | null;
  /** The other delivery choices; missing: unknown. */
  readonly choices?: ReceiptChoices;
}

/** The delivery choices beside the date. */
export interface ReceiptChoices {
  readonly deliveryTime: DeliveryTime;
  readonly eGift: boolean;
  /** A gift's destination on one line; '' for none. */
  readonly gift: string;
  /** Remarks; '' for none. */
  readonly note: string;
}

/** One difference from what the shopper saw. */
export type ReceiptChange =
  | (OfLine & { readonly kind: 'lineGone' })
  | (OfLine & { readonly kind: 'lineNew'; readonly to: number })
  | (OfLine & { readonly kind: 'quantity'; readonly from: number; readonly to: number })
  | (OfLine & { readonly kind: 'price'; readonly from: Yen; readonly to: Yen })
  /** `refusal`: why it no longer applies, if known. */
  | { readonly kind: 'codeGone'; readonly code: string; readonly refusal?: DiscountRefusal | undefined }
  /** A discount without a code ended. */
  | { readonly kind: 'discountGone'; readonly title: string }
  | { readonly kind: 'province'; readonly from: ProvinceCode; readonly to: ProvinceCode }
  | {
      readonly kind: 'deliveryDate';
      readonly from: JstDate | 'none';
      readonly to: JstDate | 'none';
    }
  | { readonly kind: 'deliveryTime'; readonly from: DeliveryTime; readonly to: DeliveryTime }
  | { readonly kind: 'eGift'; readonly from: boolean; readonly to: boolean }
  | { readonly kind: 'gift' | 'note'; readonly from: string; readonly to: string }
  | { readonly kind: (typeof SUMS)[number]; readonly from: Yen; readonly to: Yen };

type OfLine = LineName & { readonly merchandiseGlobalId: GlobalId };

const SUMS = ['coupon', 'shippingFee', 'total', 'due'] as const;

/** All differences between `held` and `seen`, first line by line, then for the whole. An empty list allows the payment. */
export function compareReceipts(seen: CheckoutReceipt, held: CheckoutReceipt): readonly ReceiptChange[] {
  return [
    ...compareLines(merged(seen.lines), merged(held.lines)),
    ...compareCodes(seen, held),
    ...compareDiscounts(seen, held),
    ...compareDelivery(seen, held),
    ...compareChoices(seen, held),
    ...compareSums(seen, held),
  ];
}

function compareSums(seen: CheckoutReceipt, held: CheckoutReceipt): ReceiptChange[] {
  if (seen.sums === null || held.sums === null) return [];
  const [before, now] = [seen.sums, held.sums];
  const isPaidByCard = before.due !== undefined || now.due !== undefined;
  return SUMS.flatMap((kind) => {
    if (kind === 'due' && !isPaidByCard) return [];
    const [from, to] = [before[kind] ?? before.total, now[kind] ?? now.total];
    return from === to ? [] : [{ kind, from, to }];
  });
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

/** Discounts that are no typed codes: for those, `compareCodes` gives the reason. */
function compareDiscounts(seen: CheckoutReceipt, held: CheckoutReceipt): ReceiptChange[] {
  const now = held.discountNames;
  if (seen.discountNames === undefined || now === undefined) return [];
  const codes = seen.codes ?? [];
  return [...new Set(seen.discountNames)]
    .filter((name) => !now.includes(name) && !codes.some(({ code }) => isSameDiscountCode(code, name)))
    .map((title) => ({ kind: 'discountGone', title }));
}

function compareChoices(
  { choices: seen }: CheckoutReceipt,
  { choices: held }: CheckoutReceipt,
): ReceiptChange[] {
  if (seen === undefined || held === undefined) return [];
  const { deliveryTime: time, eGift } = seen;
  return [
    ...(time === held.deliveryTime
      ? []
      : [{ kind: 'deliveryTime' as const, from: time, to: held.deliveryTime }]),
    ...(eGift === held.eGift ? [] : [{ kind: 'eGift' as const, from: eGift, to: held.eGift }]),
    ...(['gift', 'note'] as const).flatMap((kind) =>
      seen[kind] === held[kind] ? [] : [{ kind, from: seen[kind], to: held[kind] }],
    ),
  ];
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
