/** @jsxRuntime automatic */

import type { WindowRule } from '@shop/rules/delivery/delivery-rules';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import { localeOfPlatform, prefixOf } from '@shop/rules/language';
import type { Order } from '../../order/order.ts';
import { momentText } from '../date-text.ts';
import type { OrderPicture } from '../order-lead.ts';
import { deliveryText } from '../shown-preferences.ts';
import type { Language, WordKey, Words } from '../words.ts';
import { OrderDelivery, OrderItems } from './OrderDetails.tsx';

interface OrderWayProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
  /** Delivery window in days when no day is chosen; null when no day can be promised. */
  readonly window: WindowRule | null;
}

/** Stages from order to delivery. Only known days are named: today and the requested day. */
function OrderWay({ words, language, order, window }: OrderWayProps) {
  const steps = [
    { title: words('way.placed'), note: momentText(order.placedAt, language) },
    { title: words('way.chosen'), note: words('way.chosenNote') },
    { title: words('way.sent'), note: words('way.sentNote') },
    { title: words('way.delivered'), note: deliveryText(order.attributes, window, words, language) },
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

interface ThanksPageProps extends OrderWayProps {
  readonly accountHref: string;
  /** image of an ordered product as chosen */
  readonly picture: OrderPicture | null;
  /** whether to show preparations */
  readonly hasCare: boolean;
  /** whether the shop answers questions after a purchase */
  readonly hasAdvice: boolean;
  readonly fees: FeeTable;
}

/** Preparations before goods with care instructions arrive: title and text. */
const PREPARATIONS: readonly (readonly [WordKey, WordKey])[] = [
  ['prepare.place', 'prepare.placeText'],
  ['prepare.open', 'prepare.openText'],
  ['prepare.water', 'prepare.waterText'],
];

/** Page after the order: its lead image and number, next steps, ordered items, and the link to the shop (ORDER-01). */
export function ThanksPage(props: ThanksPageProps) {
  const { words, language, order, accountHref, picture, hasCare, hasAdvice, window, fees } = props;
  const shopHref = order.shopOrigin + prefixOf(localeOfPlatform(language));
  return (
    <>
      <div className="story">
        {picture === null ? null : (
          <img
            className="story-picture"
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(min-width: 560px) 560px, 100vw"
            alt=""
            width={1296}
            height={1296}
          />
        )}
        <div className="story-words">
          <p className="light">
            {words('thanks.number')}{' '}
            <span className="number" data-order-number>
              {order.number}
            </span>
          </p>
          <h1>{words('page.thanks')}</h1>
          <p className="lead">{words('thanks.lead', { email: order.email })}</p>
          <p className="light">{words('account.statusReceived')}</p>
          <a className="primary" href="#lines">
            {words('thanks.see')}
          </a>
        </div>
      </div>
      <div className="order">
        <div>
          <OrderWay words={words} language={language} order={order} window={window} />
          <OrderDelivery words={words} language={language} order={order} fees={fees} />
        </div>
        <OrderItems words={words} language={language} order={order} fees={fees} />
      </div>
      {hasCare ? (
        <section className="prepare" aria-labelledby="prepare">
          <h2 id="prepare">{words('prepare.title')}</h2>
          <ul>
            {PREPARATIONS.map(([title, text]) => (
              <li key={title}>
                <h3>{words(title)}</h3>
                <p className="light">{words(text)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {hasAdvice ? (
        <section className="band" aria-labelledby="ask">
          <div>
            <h2 id="ask">{words('thanks.ask')}</h2>
            <p>{words('thanks.askText')}</p>
          </div>
          <a className="back" href={`${shopHref}/advisors`}>
            {words('thanks.askLink')}
          </a>
        </section>
      ) : null}
      <p className="light">{words('thanks.keep')}</p>
      <div className="actions">
        <a className="back" href={accountHref}>
          {words('thanks.lookup')}
        </a>
        <a className="back" href={shopHref}>
          {words('thanks.continue')}
        </a>
      </div>
    </>
  );
}
