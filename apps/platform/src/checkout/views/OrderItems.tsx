/** @jsxRuntime automatic */
import { findPrefecture, prefectureName } from '../../delivery/prefectures.ts';
import type { Order } from '../../order/order.ts';
import { giftRecipient } from '../gift-recipient.ts';
import type { Language, Words } from '../words.ts';
import { LineList } from './LineList.tsx';
import { Totals } from './Totals.tsx';

interface OrderItemsProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
}

/** Ordered items and totals. */
export function OrderItems({ words, language, order }: OrderItemsProps) {
  const recipient = giftRecipient(order.attributes, null);
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
