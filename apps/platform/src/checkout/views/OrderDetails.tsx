/** @jsxRuntime automatic */

import { ATTRIBUTE_KEYS, isEGift } from '@shop/rules/cart/cart-attributes';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import type { CartAttribute } from '../../cart/cart-attributes.ts';
import { findPrefecture, prefectureName } from '../../delivery/prefectures.ts';
import type { Order } from '../../order/order.ts';
import { momentText } from '../date-text.ts';
import { giftRecipient } from '../gift-recipient.ts';
import { paymentText } from '../payment-text.ts';
import { shownPreferences } from '../shown-preferences.ts';
import type { Language, Words } from '../words.ts';
import { Destination } from './Destination.tsx';
import { LineList } from './LineList.tsx';
import { Totals } from './Totals.tsx';

/** A placed order, to be shown. */
export interface OrderProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
}

interface OrderDetailsProps extends OrderProps {
  /** of the store */
  readonly fees: FeeTable;
}

/** A placed order: number, lines, money, address, preferences. */
export function OrderDetails({ words, language, order, fees }: OrderDetailsProps) {
  return (
    <>
      <section className="block">
        <dl className="facts">
          <div>
            <dt>{words('thanks.number')}</dt>
            <dd className="number" data-order-number>
              {order.number}
            </dd>
          </div>
          <div>
            <dt>{words('thanks.placedAt')}</dt>
            <dd>{momentText(order.placedAt, language)}</dd>
          </div>
          <div>
            <dt>{words('account.status')}</dt>
            <dd>{words('account.statusReceived')}</dd>
          </div>
        </dl>
      </section>
      <OrderItems words={words} language={language} order={order} fees={fees} />
      <OrderDelivery words={words} language={language} order={order} fees={fees} />
    </>
  );
}

/** Where an order goes, how it was paid, and its preferences. */
export function OrderDelivery({ words, language, order, fees }: OrderDetailsProps) {
  return (
    <>
      <Destination
        words={words}
        language={language}
        contact={order.contact}
        recipient={giftRecipient(order.attributes, fees)}
        isEGift={isEGift(order.attributes)}
      >
        <p>
          {words('payment.title')}: {paymentText(order.payment, words)}
        </p>
      </Destination>
      <Preferences words={words} language={language} attributes={order.attributes} note={order.note} />
    </>
  );
}

/** Ordered items and totals. */
export function OrderItems({ words, language, order, fees }: OrderDetailsProps) {
  const recipient = giftRecipient(order.attributes, fees);
  const prefecture = findPrefecture(
    recipient === null ? order.contact.provinceCode : (recipient.provinceCode ?? ''),
  );
  return (
    <section className="block" aria-labelledby="lines">
      <h2 id="lines">{words('summary.title')}</h2>
      <LineList
        words={words}
        lines={order.lines.map((line, index) => ({
          ...line,
          id: String(index),
          amount: line.price * line.quantity,
          isNested: false,
          notice: null,
        }))}
      />
      <Totals
        words={words}
        subtotal={order.subtotal}
        discount={order.discount}
        discountCode={order.discountCode}
        shipping={order.shipping}
        shippingDiscount={order.shippingDiscount}
        shippingCode={order.shippingCode}
        shippingTo={prefecture ? prefectureName(prefecture, language) : null}
        total={order.total}
        giftCards={order.giftCards}
      />
    </section>
  );
}

interface PreferencesProps {
  readonly words: Words;
  readonly language: Language;
  readonly attributes: readonly CartAttribute[];
  readonly note: string | null;
}

/** Delivery date and time, gift, remarks: the shopper's choices among the cart's attributes. */
export function Preferences({ words, language, attributes, note }: PreferencesProps) {
  const shown = shownPreferences(attributes, language);
  return (
    <section className="block" aria-labelledby="preferences">
      <h2 id="preferences">{words('preferences.title')}</h2>
      {shown.length === 0 && !note ? <p className="light">{words('preferences.none')}</p> : null}
      <dl className="facts">
        {shown.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value}
              {key === ATTRIBUTE_KEYS.eGift ? <p className="hint">{words('preferences.eGiftHint')}</p> : null}
            </dd>
          </div>
        ))}
        {note ? (
          <div>
            <dt>{words('preferences.note')}</dt>
            <dd className="note">{note}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
