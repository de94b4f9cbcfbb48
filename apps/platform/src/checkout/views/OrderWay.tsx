/** @jsxRuntime automatic */
import { type WindowRule, windowValues } from '@shop/rules/delivery/delivery-rules';
import type { Order } from '../../order/order.ts';
import { momentText } from '../date-text.ts';
import { isEGift } from '../preference-keys.ts';
import { wantedMoment } from '../shown-preferences.ts';
import type { Language, Words } from '../words.ts';

interface OrderWayProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
  /** Delivery window in days when no day is chosen. */
  readonly window: WindowRule;
}

/** Stages from order to delivery. Only known days are named: today and the requested day. */
export function OrderWay(props: OrderWayProps) {
  const { words, language, order } = props;
  const steps = [
    { title: words('way.placed'), note: momentText(order.placedAt, language) },
    { title: words('way.chosen'), note: words('way.chosenNote') },
    { title: words('way.sent'), note: words('way.sentNote') },
    { title: words('way.delivered'), note: deliveryText(props) },
  ];
  return (
    <section className="block" aria-labelledby="way">
      <h2 id="way">{words('way.title')}</h2>
      <ol className="way">
        {steps.map(({ title, note }, index) => (
          <li key={title} className="way-step" aria-current={index === 0 ? 'step' : undefined}>
            <p className="way-title">{title}</p>
            <p className="light">{note}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function deliveryText({ order: { attributes }, window, words, language }: OrderWayProps): string {
  if (isEGift(attributes)) return words('confirm.deliveryEGift');
  const { day, time } = wantedMoment(attributes, language);
  return day === ''
    ? words('confirm.deliveryDefault', windowValues(window))
    : words('confirm.deliveryAt', { date: [day, time].filter(Boolean).join(' ') });
}
