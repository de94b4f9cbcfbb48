/** @jsxRuntime automatic */
import type { Order } from '../../order/order.ts';
import { momentText } from '../date-text.ts';
import { giftRecipient } from '../gift-recipient.ts';
import { paymentText } from '../payment-text.ts';
import { isEGift } from '../preference-keys.ts';
import type { Language, Words } from '../words.ts';
import { Destination } from './Destination.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Preferences } from './Preferences.tsx';

interface OrderDetailsProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
}

/** A placed order: number, lines, money, address, preferences. */
export function OrderDetails({ words, language, order }: OrderDetailsProps) {
  const recipient = giftRecipient(order.attributes, null);
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
      <OrderItems words={words} language={language} order={order} />
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
      <Preferences words={words} language={language} attributes={order.attributes} note={order.note} />
    </>
  );
}
