import type { ReactNode } from 'react';
import { formatDigits } from '#primitives/Price/format-digits.ts';
import { Price } from '#primitives/Price/Price.tsx';
import * as styles from './CartSummary.css.ts';

export interface CartSummaryProps {
  /** The `PrefectureSelect`: first, because it changes the fee */
  destination?: ReactNode;
  /** The `DiscountField` */
  discount?: ReactNode;
  /** `amount` in whole yen; a `discount` is shown with a minus, in red */
  rows: readonly { label: string; note?: string; amount: number; kind?: 'plain' | 'discount' }[];
  /** Left out where there is nothing to buy */
  total?: { label: string; amount: number };
  /** Under the total: what is provisional, or that the sums are updating */
  note?: ReactNode;
  /** A change is in flight: the last settled amounts stay, paler. @default false */
  updating?: boolean;
  /** The primary `Button`, `large` and `full` */
  children: ReactNode;
}

/** The cart's total, and the button to the checkout. */
export function CartSummary({
  destination,
  discount,
  rows,
  total,
  note,
  updating = false,
  children,
}: CartSummaryProps) {
  return (
    <div>
      {destination && <div className={styles.destination}>{destination}</div>}
      {discount && <div className={styles.discountField}>{discount}</div>}
      <dl className={styles.money} aria-busy={updating || undefined}>
        {rows.map(({ label, note: rowNote, amount, kind }) => (
          <div key={label} className={styles.row}>
            <dt>
              <span>{label}</span> {rowNote && <span className={styles.note}>{rowNote}</span>}
            </dt>
            <dd
              className={kind === 'discount' ? `${styles.amount} ${styles.discount}` : styles.amount}
              translate="no"
            >
              {kind === 'discount' && <span>−</span>}
              <span className={styles.yen}>¥</span>
              <span>{formatDigits(amount)}</span>
            </dd>
          </div>
        ))}
        {total && (
          <div className={`${styles.row} ${styles.total}`}>
            <dt className={styles.totalLabel}>{total.label}</dt>
            <dd className={styles.totalAmount}>
              <Price amount={total.amount} size="total" />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.provisional}>{note}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
