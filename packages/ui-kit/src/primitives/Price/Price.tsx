import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatDigits } from './format-digits.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Whole yen, tax included */
  amount: number;
  /** Whole yen before the sale; makes the price red and follows it struck through */
  compareAt?: number | null | undefined;
  /** Template around the price when it is the lowest of several, with `{price}`: `{price}〜`, `from {price}` */
  from?: string | undefined;
  /** Small, after the price, e.g. 税込 */
  taxNote?: string | undefined;
  /** Announced before the sale price, not shown, e.g. セール価格 */
  saleLabel?: string;
  /** Announced before the struck price, not shown, e.g. 通常価格 */
  wasLabel?: string;
  /** 14, 16, 28 (the cart's total) or 30 pixels. @default 'standard' */
  size?: 'small' | 'standard' | 'total' | 'large';
  /** Digits in regular weight: for a sold-out row. @default false */
  light?: boolean | undefined;
}

/** A price in yen: tabular digits, a smaller yen sign, a small tax note; a sale in red with the old price struck through. */
export function Price(props: PriceProps) {
  const { amount, compareAt, from, taxNote, saleLabel, wasLabel, size = 'standard', light = false } = props;
  const onSale = typeof compareAt === 'number';
  const [before, after = ''] = from?.split('{price}') ?? [];
  return (
    <span className={styles.price({ size })}>
      {onSale && saleLabel && <VisuallyHidden>{saleLabel}</VisuallyHidden>}
      {before && <small className={styles.note}>{before}</small>}
      <span className={styles.amount({ sale: onSale, light })} translate="no">
        <span className={styles.yen}>¥</span>
        <span>{formatDigits(amount) + after}</span>
      </span>
      {taxNote && <small className={styles.note}>{taxNote}</small>}
      {onSale && (
        <>
          {wasLabel && <VisuallyHidden>{wasLabel}</VisuallyHidden>}
          <s className={styles.was} translate="no">
            {`¥${formatDigits(compareAt)}`}
          </s>
        </>
      )}
    </span>
  );
}
