/** @jsxRuntime automatic */
import { findPrefecture } from '../../delivery/prefectures.ts';
import type { Order } from '../../order/order.ts';
import { giftRecipient } from '../gift-recipient.ts';
import { isEGift } from '../is-e-gift.ts';
import { paymentText } from '../payment-text.ts';
import type { Language, Words } from '../words.ts';
import { Destination } from './Destination.tsx';
import { LineList } from './LineList.tsx';
import { Preferences } from './Preferences.tsx';
import { Totals } from './Totals.tsx';

interface OrderDetailsProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
}

/** A placed order: number, lines, money, address, preferences. */
export function OrderDetails({ words, language, order }: OrderDetailsProps) {
  const recipient = giftRecipient(order.attributes, null);
  const prefecture = findPrefecture(
    recipient === null ? order.contact.provinceCode : (recipient.provinceCode ?? ''),
  );
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
            <dd>{placedAt(order.placedAt, language)}</dd>
          </div>
          <div>
            <dt>{words('account.status')}</dt>
            <dd>{words('account.statusReceived')}</dd>
          </div>
        </dl>
      </section>
      <section className="block" aria-labelledby="lines">
        <h2 id="lines">{words('summary.title')}</h2>
        <LineList
          words={words}
          lines={order.lines.map((line, index) => ({
            ...line,
            id: String(index),
            amount: line.price * line.quantity,
            notice: null,
          }))}
        />
        <Totals
          words={words}
          subtotal={order.subtotal}
          discount={order.discount}
          discountCode={order.discountCode}
          shipping={order.shipping}
          shippingTo={(language === 'EN' ? prefecture?.en : prefecture?.ja) ?? null}
          total={order.total}
          giftCards={order.giftCards}
        />
      </section>
      <Destination
        words={words}
        language={language}
        contact={order.contact}
        recipient={recipient}
        isEGift={isEGift(order.attributes)}
      >
        <p>
          {words('payment.title')}: {paymentText(order.payment, words)}
        </p>
      </Destination>
      <Preferences words={words} attributes={order.attributes} note={order.note} />
    </>
  );
}

function placedAt(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'ja-JP', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(moment);
}
