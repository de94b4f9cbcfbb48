/** @jsxRuntime automatic */

import { isEGift } from '@shop/rules/cart/cart-attributes';
import type { Contact } from '../contact.ts';
import { cartRecipient } from '../gift-recipient.ts';
import type { Payment } from '../payment.ts';
import { paymentText } from '../payment-text.ts';
import type { CheckoutView } from '../possible-preferences.ts';
import { finalQuote } from '../quote.ts';
import { deliveryText } from '../shown-preferences.ts';
import { formatYen, type Language, type WordKey, type Words } from '../words.ts';
import { Destination } from './Destination.tsx';
import { Preferences } from './OrderDetails.tsx';

interface ConfirmPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly action: string;
  readonly informationHref: string;
  readonly paymentHref: string;
  /** the policies that the shop has, with their URLs */
  readonly policies: readonly { readonly label: WordKey; readonly href: string }[];
  /** who sells, one fact a line (BRAND-07) */
  readonly seller: readonly string[];
  readonly view: CheckoutView;
  readonly contact: Contact;
  readonly payment: Payment;
  /** of everything shown here; sent back with the order */
  readonly fingerprint: string;
  readonly alert: WordKey | null;
}

/** Last step: the whole order, with the six items the law requires on a final confirmation. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { words, language, contact, payment } = props;
  const { attributes } = props.view.cart;
  return (
    <form id="step" method="post" action={props.action} className="form" data-once>
      <input type="hidden" name="fingerprint" value={props.fingerprint} />
      {props.alert === null ? (
        <p className="lead">{words('confirm.lead')}</p>
      ) : (
        <p className="alert" role="alert">
          {words(props.alert)}
        </p>
      )}
      <Destination
        words={words}
        language={language}
        contact={contact}
        recipient={cartRecipient(props.view)}
        isEGift={isEGift(attributes)}
      >
        <p className="light">{contact.email}</p>
        <a href={props.informationHref}>{words('form.change')}</a>
      </Destination>
      <section className="block" aria-labelledby="by">
        <h2 id="by">{words('payment.title')}</h2>
        <p>{paymentText(payment, words)}</p>
        <a href={props.paymentHref}>{words('form.change')}</a>
      </section>
      <Preferences words={words} language={language} attributes={attributes} note={props.view.cart.note} />
      <SixItems {...props} />
      <div className="actions">
        <a className="back" href={props.paymentHref}>
          {words('form.backToPayment')}
        </a>
        <button type="submit" name="action" value="place" className="primary">
          {words('form.place')}
        </button>
      </div>
    </form>
  );
}

function SixItems({ words, language, view, contact, payment, policies, seller }: ConfirmPageProps) {
  const bought = view.lines.filter(({ line }) => line.quantity > 0);
  const quote = finalQuote(view, contact);
  const items: readonly (readonly [WordKey, string])[] = [
    [
      'confirm.quantity',
      words('confirm.quantityValue', {
        lines: bought.length,
        n: bought.reduce((sum, { line }) => sum + line.quantity, 0),
      }),
    ],
    [
      'confirm.price',
      words('confirm.priceValue', {
        total: formatYen(quote.total),
        shipping: formatYen(quote.shipping - quote.shippingDiscount),
      }),
    ],
    [
      'confirm.paymentTitle',
      payment.method === 'free' || payment.method === 'giftCard'
        ? paymentText(payment, words)
        : `${paymentText(payment, words)} — ${words(
            payment.method === 'deferred' ? 'payment.timingDeferred' : 'payment.timingCard',
          )}`,
    ],
    ['confirm.delivery', deliveryText(view.cart.attributes, view.deliveryWindow, words, language)],
    ['confirm.cancel', words('confirm.cancelValue')],
    ['confirm.period', words('confirm.periodValue')],
  ];
  return (
    <section className="block" aria-labelledby="six">
      <h2 id="six">{words('confirm.six')}</h2>
      <dl className="facts">
        {items.map(([label, value]) => (
          <div key={label}>
            <dt>{words(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {seller.length > 0 && (
        <p className="light" translate="no">
          {seller.join(' · ')}
        </p>
      )}
      {policies.length > 0 && (
        <p className="policies">
          {policies.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noreferrer">
              {words(label)}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
