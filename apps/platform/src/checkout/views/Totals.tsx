/** @jsxRuntime automatic */
import { type GiftCardUse, leftToPay } from '../../gift-card/gift-card.ts';
import type { Words } from '../words.ts';
import { Money } from './LineList.tsx';

interface TotalsProps {
  readonly words: Words;
  readonly subtotal: number;
  readonly discount: number;
  readonly discountCode: string | null;
  /** null while the address is unknown */
  readonly shipping: number | null;
  readonly shippingDiscount: number;
  readonly shippingCode: string | null;
  readonly shippingTo: string | null;
  readonly total: number;
  readonly giftCards: readonly GiftCardUse[];
}

/** The money rows: subtotal, coupon, shipping and its discount, total. */
export function Totals({
  words,
  subtotal,
  discount,
  discountCode,
  shipping,
  shippingDiscount,
  shippingCode,
  shippingTo,
  total,
  giftCards,
}: TotalsProps) {
  return (
    <dl className="totals">
      <div>
        <dt>{words('summary.subtotal')}</dt>
        <dd>
          <Money words={words} yen={subtotal} />
        </dd>
      </div>
      {discount > 0 ? (
        <div className="coupon">
          <dt>{words('summary.discount', { code: discountCode ?? '' })}</dt>
          <dd>
            −<Money words={words} yen={discount} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          {shippingTo === null
            ? words('summary.shipping')
            : words('summary.shippingTo', { prefecture: shippingTo })}
        </dt>
        <dd>
          {shipping === null ? (
            <span className="light">{words('summary.shippingLater')}</span>
          ) : (
            <Money words={words} yen={shipping} />
          )}
        </dd>
      </div>
      {shippingDiscount > 0 ? (
        <div className="coupon">
          <dt>{words('summary.shippingDiscount', { code: shippingCode ?? '' })}</dt>
          <dd>
            −<Money words={words} yen={shippingDiscount} />
          </dd>
        </div>
      ) : null}
      <div className="total">
        <dt>
          {words('summary.total')} <span className="light">({words('summary.taxIncluded')})</span>
        </dt>
        <dd>
          <Money words={words} yen={total} />
        </dd>
      </div>
      {giftCards.map(({ id, lastCharacters, amount }) => (
        <div key={id}>
          <dt>{words('summary.giftCard', { last: lastCharacters })}</dt>
          <dd>
            −<Money words={words} yen={amount} />
          </dd>
        </div>
      ))}
      {giftCards.length === 0 ? null : (
        <div className="total">
          <dt>{words('summary.due')}</dt>
          <dd>
            <Money words={words} yen={leftToPay(total, giftCards)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
