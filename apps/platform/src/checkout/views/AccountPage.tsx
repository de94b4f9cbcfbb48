/** @jsxRuntime automatic */
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import type { Order } from '../../order/order.ts';
import type { Language, WordKey, Words } from '../words.ts';
import { Field } from './Field.tsx';
import { OrderDetails } from './OrderDetails.tsx';

interface AccountPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly action: string;
  readonly email: string;
  readonly number: string;
  readonly order: Order | null;
  /** of the store */
  readonly fees: FeeTable;
  readonly alert: WordKey | null;
}

/** Looks up an order by e-mail and number. */
export function AccountPage({
  words,
  language,
  action,
  email,
  number,
  order,
  fees,
  alert,
}: AccountPageProps) {
  if (order !== null) {
    return (
      <>
        <OrderDetails words={words} language={language} order={order} fees={fees} />
        <div className="actions">
          <a className="back" href={action}>
            {words('account.another')}
          </a>
        </div>
      </>
    );
  }
  return (
    <form method="post" action={action} noValidate className="form" aria-labelledby="lookup">
      <h2 id="lookup">{words('account.lookup')}</h2>
      <p className="light lead">{words('account.lead')}</p>
      {alert === null ? null : (
        <p className="alert" role="alert">
          {words(alert)}
        </p>
      )}
      <Field
        words={words}
        name="email"
        label="contact.email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={undefined}
      />
      <Field
        words={words}
        name="number"
        label="account.number"
        hint="account.numberHint"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={undefined}
      />
      <div className="actions">
        <button type="submit" className="second">
          {words('account.show')}
        </button>
      </div>
    </form>
  );
}
