/** @jsxRuntime automatic */
import type { FieldErrors } from '../contact-form.ts';
import { CARRIERS, type PaymentMethod } from '../payment.ts';
import type { PaymentField, PaymentValues } from '../payment-form.ts';
import { CARD_BRAND_NAMES, TEST_CARDS } from '../payment-text.ts';
import type { WordKey, Words } from '../words.ts';
import { ErrorSummary, FieldError, fieldsOf } from './Field.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

const WAVES = 'M7 8.5a7 7 0 0 1 0 7M11 6a11 11 0 0 1 0 12M15 3.5a15.5 15.5 0 0 1 0 17';

/** Line drawings on a grid of 24 by 24: a card, a phone, an invoice, a wave of a contactless payment, a code to scan. */
const DRAWINGS: Readonly<Record<PaymentMethod, string>> = {
  card: 'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 9.5h18M6.5 14.5h4',
  carrier:
    'M8.5 2.5h7A1.5 1.5 0 0 1 17 4v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.5 18.5h3',
  deferred: 'M5.5 2.5h13v19l-3.25-2-3.25 2-3.25-2-3.25 2zM9 7.5h6M9 11.5h6',
  applePay: WAVES,
  googlePay: WAVES,
  payPay: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14v2.5M17.5 14v2.5M20 17v3M14 20h2.5M17 17.5v.01',
};

/** The icon of a payment method beside its name; hidden from assistive technology. */
function MethodIcon({ method }: { readonly method: PaymentMethod }) {
  return (
    <svg className="method-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[method]} />
    </svg>
  );
}

interface PaymentPageProps {
  readonly words: Words;
  readonly accepted: readonly PaymentMethod[];
  readonly action: string;
  readonly backHref: string;
  readonly values: PaymentValues;
  readonly errors: FieldErrors<PaymentField>;
  /** reason why payment failed when the order was placed */
  readonly alert: WordKey | null;
}

/** Second step: payment methods. A method's details expand below it when selected, with CSS alone. */
export function PaymentPage(props: PaymentPageProps) {
  const { words, values, errors } = props;
  return (
    <form id="step" method="post" action={props.action} noValidate className="form">
      {props.alert === null ? null : (
        <p className="alert" role="alert">
          {words(props.alert)}
        </p>
      )}
      <ErrorSummary words={words} errors={errors} />
      <fieldset className="block methods" aria-describedby={errors.method ? 'method-error' : undefined}>
        <legend>{words('payment.title')}</legend>
        <FieldError words={words} name="method" error={errors.method} />
        {props.accepted.map((method, index) => (
          <div className="method" key={method}>
            <input
              type="radio"
              id={index === 0 ? 'method' : `method-${method}`}
              name="method"
              value={method}
              defaultChecked={values.method === method}
            />
            <label htmlFor={index === 0 ? 'method' : `method-${method}`}>
              <MethodIcon method={method} />
              {words(`payment.${method}`)}
            </label>
            {method === 'card' ? <PaymentMarks names={Object.values(CARD_BRAND_NAMES)} /> : null}
            <div className="details">
              <Details {...props} method={method} />
            </div>
          </div>
        ))}
      </fieldset>
      <div className="actions">
        <a className="back" href={props.backHref}>
          {words('form.backToInformation')}
        </a>
        <button type="submit" name="action" value="continue" className="primary">
          {words('form.continueToConfirm')}
        </button>
      </div>
    </form>
  );
}

function Details(props: PaymentPageProps & { readonly method: PaymentMethod }) {
  const { words, values, errors, method } = props;
  if (method === 'card') {
    return <CardFields {...props} />;
  }
  if (method === 'carrier') {
    return (
      <fieldset className="carriers">
        <legend className="carrier-title">{words('payment.carrierChoose')}</legend>
        {CARRIERS.map((carrier, index) => (
          <div key={carrier}>
            <input
              type="radio"
              id={index === 0 ? 'carrier' : `carrier-${carrier}`}
              name="carrier"
              value={carrier}
              defaultChecked={values.carrier === carrier}
            />
            <label htmlFor={index === 0 ? 'carrier' : `carrier-${carrier}`}>
              {words(`payment.${carrier}`)}
            </label>
          </div>
        ))}
        <FieldError words={words} name="carrier" error={errors.carrier} />
      </fieldset>
    );
  }
  return (
    <p className="hint">{words(method === 'deferred' ? 'payment.deferredHint' : 'payment.walletHint')}</p>
  );
}

function CardFields({ words, values, errors }: PaymentPageProps) {
  const field = fieldsOf<PaymentField>(words, values, errors);
  return (
    <>
      {field('cardNumber', 'payment.cardNumber', { inputMode: 'numeric', autoComplete: 'off', value: '' })}
      <div className="pair">
        {field('cardExpiry', 'payment.cardExpiry', {
          hint: 'payment.cardExpiryHint',
          inputMode: 'numeric',
          autoComplete: 'cc-exp',
        })}
        {field('cardCode', 'payment.cardCode', { inputMode: 'numeric', autoComplete: 'off', value: '' })}
      </div>
      {field('cardName', 'payment.cardName', { autoComplete: 'off' })}
      <div className="test-cards">
        <p>
          <strong>{words('payment.testCards')}</strong>
        </p>
        <p className="hint">{words('payment.testCardsHint')}</p>
        <ul>
          {TEST_CARDS.map(({ number, brand, outcome }) => (
            <li key={number}>
              <code>{grouped(number)}</code> {CARD_BRAND_NAMES[brand]} — {words(`payment.${outcome}`)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Groups digits as on the card: fours, and 4-6-5 for the 15 digits of American Express. */
function grouped(number: string): string {
  return number.length === 15
    ? number.replace(/^(\d{4})(\d{6})/, '$1 $2 ')
    : number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
