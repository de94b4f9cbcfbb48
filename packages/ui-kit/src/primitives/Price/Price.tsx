import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatDigits } from './format-digits.ts';
import { amount as amountStyle, note, price, was, yen } from './Price.css.ts';

export interface PriceProps {
  /** Whole yen, tax included */
  amount: number;
  /** Whole yen before the sale; makes the price red and stands struck after it */
  compareAt?: number | null | undefined;
  /** Around the price when it is the lowest of several, `{price}` its place: `{price}〜`, `from {price}` */
  from?: string | undefined;
  /** Small, after the price, e.g. 税込 */
  taxNote?: string | undefined;
  /** Read before the price on sale, not drawn, e.g. セール価格 */
  saleLabel?: string;
  /** Read before the struck price, not drawn, e.g. 通常価格 */
  wasLabel?: string;
  /** 14, 16, 28 (the cart's total) or 30 pixels. @default 'standard' */
  size?: 'small' | 'standard' | 'total' | 'large';
  /** Digits in regular weight: a row that is sold out. @default false */
  light?: boolean | undefined;
}

/** A price in yen: tabular digits, a smaller yen sign, a small tax note; a sale in red with the old price struck. */
export function Price(props: PriceProps) {
  const { amount, compareAt, from, taxNote, saleLabel, wasLabel, size = 'standard', light = false } = props;
  const onSale = typeof compareAt === 'number';
  const [before, after = ''] = from?.split('{price}') ?? [];
  return (
    <span className={price({ size })}>
      {onSale && saleLabel && <VisuallyHidden>{saleLabel}</VisuallyHidden>}
      {before && <small className={note}>{before}</small>}
      <span className={amountStyle({ sale: onSale, light })} translate="no">
        <span className={yen}>¥</span>
        <span>{formatDigits(amount) + after}</span>
      </span>
      {taxNote && <small className={note}>{taxNote}</small>}
      {onSale && (
        <>
          {wasLabel && <VisuallyHidden>{wasLabel}</VisuallyHidden>}
          <s className={was} translate="no">
            {`¥${formatDigits(compareAt)}`}
          </s>
        </>
      )}
    </span>
  );
}
