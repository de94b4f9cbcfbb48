/** @jsxRuntime automatic */
import type { Order } from '../../order/order.ts';
import type { Language, Words } from '../words.ts';
import { OrderDetails } from './OrderDetails.tsx';

interface ThanksPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly order: Order;
  readonly accountHref: string;
}

/** After the order: its number, and the way back to the shop. */
export function ThanksPage({ words, language, order, accountHref }: ThanksPageProps) {
  return (
    <>
      <p className="lead">{words('thanks.lead', { email: order.email })}</p>
      <OrderDetails words={words} language={language} order={order} />
      <p className="light">{words('thanks.keep')}</p>
      <div className="actions">
        <a className="back" href={accountHref}>
          {words('thanks.lookup')}
        </a>
        <a className="primary" href={order.shopOrigin}>
          {words('thanks.continue')}
        </a>
      </div>
    </>
  );
}
