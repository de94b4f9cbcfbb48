/** @jsxRuntime automatic */
import type { CartView } from '../../cart/cart-view.ts';
import type { Parcel } from '../../delivery/delivery-fee.ts';
import { findPrefecture } from '../../delivery/prefectures.ts';
import { localized } from '../../graphql/localized.ts';
import type { CodeResult } from '../apply-code.ts';
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
  /** the form that the coupon field belongs to */
  readonly formId: string;
  /** what Enter in any field of the form means */
  readonly defaultAction: 'continue' | 'place';
  /** what stands in the coupon field */
  readonly typedCode: string;
  /** what came of the typed code */
  readonly code: CodeResult | null;
}

/** The order as it stands: lines, coupon, money. It is part of the step's form, so that applying a coupon loses nothing. */
export function Summary(props: SummaryProps) {
  const { words, language, view, parcel, formId } = props;
  const quote = parcel === null ? null : quoteOf(view, parcel);
  const prefecture = parcel === null ? null : findPrefecture(parcel.provinceCode);
  const total = quote?.total ?? view.price.total;
  return (
    <aside className="aside" aria-label={words('summary.title')}>
      {/* A browser presses the first button of a form on Enter: it must not be the coupon's. */}
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
          {view.cart.discountCodes.length === 0 ? (
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
          ) : (
            view.price.codes.map(({ code, refusal, discount }) => (
              <div className="row code" key={code}>
                <span>
                  <strong>{code}</strong>
                  {refusal === null ? null : (
                    <span className="error">
                      {words(`discount.${refusal}`, { minimum: formatYen(discount?.minimumSubtotal ?? 0) })}
                    </span>
                  )}
                </span>
                <button
                  type="submit"
                  form={formId}
                  name="action"
                  value="removeDiscount"
                  className="quiet"
                  aria-label={words('discount.remove', { code })}
                >
                  {words('discount.removeShort')}
                </button>
              </div>
            ))
          )}
          <p className={props.code?.isRefused ? 'status error' : 'status'} role="status">
            {props.code?.message}
          </p>
        </div>
        <Totals
          words={words}
          subtotal={view.price.subtotal}
          discount={view.price.discount}
          discountCode={view.price.applied?.discount.code ?? null}
          shipping={quote?.shipping ?? null}
          shippingTo={prefecture === null ? null : language === 'EN' ? prefecture.en : prefecture.ja}
          total={total}
          giftCards={quote?.giftCards ?? []}
        />
      </details>
    </aside>
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
