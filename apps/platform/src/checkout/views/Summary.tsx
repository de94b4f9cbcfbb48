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
  const refusal = props.code?.isRefused ? props.code.message : undefined;
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
                aria-invalid={refusal === undefined ? undefined : true}
                aria-describedby={refusal === undefined ? undefined : 'discountCode-error'}
              />
              <button type="submit" form={formId} name="action" value="applyDiscount" className="quiet">
                {words('discount.apply')}
              </button>
            </div>
            {refusal === undefined ? null : (
              <p className="error" id="discountCode-error" role="alert">
                {refusal}
              </p>
            )}
          </div>
          {view.price.codes.map(({ code, refusal: reason, discount }, index) => (
            <AppliedCode
              key={code}
              id={`code-${index}`}
              words={words}
              formId={formId}
              text={code}
              action={`removeDiscount:${code}`}
              removeLabel={words('discount.remove', { code })}
              error={
                reason === null
                  ? null
                  : words(`discount.${reason}`, { minimum: formatYen(discount?.minimumSubtotal ?? 0) })
              }
            />
          ))}
          {view.giftCards.map(({ id, lastCharacters: last }) => (
            <AppliedCode
              key={id}
              id={`card-${id}`}
              words={words}
              formId={formId}
              text={words('summary.giftCard', { last })}
              action={`removeGiftCard:${id}`}
              removeLabel={words('giftCard.remove', { last })}
              error={null}
            />
          ))}
          <p className="status" role="status">
            {props.code?.isRefused ? undefined : props.code?.message}
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
  /** prefix of the ids of its parts */
  readonly id: string;
  readonly words: Words;
  readonly formId: string;
  readonly text: string;
  /** form action of its button */
  readonly action: string;
  readonly removeLabel: string;
  /** why it gives no discount */
  readonly error: string | null;
}

function AppliedCode({ id, words, formId, text, action, removeLabel, error }: AppliedCodeProps) {
  return (
    <div className="row code">
      <span>
        <strong>{text}</strong>
        {error === null ? null : (
          <span className="error" id={`${id}-error`}>
            {error}
          </span>
        )}
      </span>
      <button
        type="submit"
        form={formId}
        name="action"
        value={action}
        className="quiet"
        aria-label={removeLabel}
        aria-describedby={error === null ? undefined : `${id}-error`}
      >
        {words('discount.removeShort')}
      </button>
    </div>
  );
}

function shownLines({ view, language, platformUrl }: SummaryProps): ShownLine[] {
  return view.lines.map(({ line, asked, variant, subtotal, parent }) => ({
    id: line.id,
    title: localized(variant.product, 'title', variant.product.title, { language }),
    variantTitle: variantTitleOf(variant, language),
    imageUrl: pictureUrl(variant, platformUrl),
    quantity: line.quantity,
    amount: subtotal,
    attributes: line.attributes,
    isNested: parent !== null,
    notice: line.quantity === 0 ? 'soldOut' : line.quantity < asked ? 'reduced' : null,
  }));
}
