/** @jsxRuntime automatic */
import type { CartView } from '../../cart/cart-view.ts';
import type { Parcel } from '../../delivery/delivery-fee.ts';
import { findPrefecture, prefectureName } from '../../delivery/prefectures.ts';
import { shownNameOf } from '../../discount/discount.ts';
import { localized } from '../../graphql/localized.ts';
import type { CodeResult } from '../change-codes.ts';
import { quoteOf } from '../quote.ts';
import { pictureUrl, variantTitleOf } from '../shown-line.ts';
import { formatYen, type Language, type Words } from '../words.ts';
import { LineList, type ShownLine } from './LineList.tsx';
import { Totals } from './Totals.tsx';

interface SummaryProps {
  readonly words: Words;
  readonly language: Language;
  readonly view: CartView;
  readonly parcel: Parcel | null;
  readonly platformUrl: string;
  /** form of the code field */
  readonly formId: string;
  /** action of Enter in any field of the form */
  readonly defaultAction: 'continue' | 'place';
  /** value of the code field */
  readonly typedCode: string;
  /** result of the typed code */
  readonly code: CodeResult | null;
}

/** Order summary: lines, coupon, gift cards, money. It is part of the step's form, so applying a code keeps the typed values. */
export function Summary(props: SummaryProps) {
  const { words, language, view, parcel, formId } = props;
  const quote = parcel === null ? null : quoteOf(view, parcel);
  const prefecture = parcel === null ? null : findPrefecture(parcel.provinceCode);
  const total = quote?.total ?? view.price.total;
  return (
    <aside className="aside" aria-label={words('summary.title')}>
      {/* Enter presses a form's first button: it must not be the coupon's. */}
      <button
        type="submit"
        form={formId}
        name="action"
        value={props.defaultAction}
        className="default"
        tabIndex={-1}
        aria-hidden="true"
      />
      <details className="fold" open>
        <summary>
          <span>{words('summary.title')}</span>
          <span className="money">{words('summary.yen', { n: formatYen(total) })}</span>
        </summary>
        <LineList words={words} lines={shownLines(props)} />
        <div className="coupon-form">
          <div className="field">
            <label htmlFor="discountCode">{words('discount.label')}</label>
            <div className="row">
              <input
                id="discountCode"
                name="discountCode"
                form={formId}
                defaultValue={props.typedCode}
                autoComplete="off"
                autoCapitalize="characters"
              />
              <button type="submit" form={formId} name="action" value="applyDiscount" className="quiet">
                {words('discount.apply')}
              </button>
            </div>
          </div>
          {view.price.codes.map(({ code, refusal, discount }) => (
            <AppliedCode
              key={code}
              words={words}
              formId={formId}
              text={code}
              action={`removeDiscount:${code}`}
              removeLabel={words('discount.remove', { code })}
              error={
                refusal === null
                  ? null
                  : words(`discount.${refusal}`, { minimum: formatYen(discount?.minimumSubtotal ?? 0) })
              }
            />
          ))}
          {view.giftCards.map(({ id, lastCharacters: last }) => (
            <AppliedCode
              key={id}
              words={words}
              formId={formId}
              text={words('summary.giftCard', { last })}
              action={`removeGiftCard:${id}`}
              removeLabel={words('giftCard.remove', { last })}
              error={null}
            />
          ))}
          <p className={props.code?.isRefused ? 'status error' : 'status'} role="status">
            {props.code?.message}
          </p>
        </div>
        <Totals
          words={words}
          subtotal={view.price.subtotal}
          discount={view.price.discount}
          discountCode={view.price.applied && shownNameOf(view.price.applied.discount)}
          shipping={quote?.shipping ?? null}
          shippingDiscount={quote?.shippingDiscount ?? 0}
          shippingCode={view.price.shipping && shownNameOf(view.price.shipping)}
          shippingTo={prefecture && prefectureName(prefecture, language)}
          total={total}
          giftCards={quote?.giftCards ?? []}
        />
      </details>
    </aside>
  );
}

interface AppliedCodeProps {
  readonly words: Words;
  readonly formId: string;
  readonly text: string;
  /** form action of its button */
  readonly action: string;
  readonly removeLabel: string;
  /** why it gives no discount */
  readonly error: string | null;
}

function AppliedCode({ words, formId, text, action, removeLabel, error }: AppliedCodeProps) {
  return (
    <div className="row code">
      <span>
        <strong>{text}</strong>
        {error === null ? null : <span className="error">{error}</span>}
      </span>
      <button
        type="submit"
        form={formId}
        name="action"
        value={action}
        className="quiet"
        aria-label={removeLabel}
      >
        {words('discount.removeShort')}
      </button>
    </div>
  );
}

function shownLines({ view, language, platformUrl }: SummaryProps): ShownLine[] {
  return view.lines.map(({ line, asked, variant, subtotal }) => ({
    id: line.id,
    title: localized(variant.product, 'title', variant.product.title, { language }),
    variantTitle: variantTitleOf(variant, language),
    imageUrl: pictureUrl(variant, platformUrl),
    quantity: line.quantity,
    amount: subtotal,
    attributes: line.attributes,
    notice: line.quantity === 0 ? 'soldOut' : line.quantity < asked ? 'reduced' : null,
  }));
}
