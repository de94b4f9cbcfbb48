/** @jsxRuntime automatic */

import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import { LANGUAGES, localeOfPlatform } from '@shop/rules/language';
import type { Customer, CustomerAddress } from '../../customer/customer.ts';
import { postalDigits } from '../../delivery/postal-code.ts';
import { findPrefecture, prefectureName } from '../../delivery/prefectures.ts';
import type { Order } from '../../order/order.ts';
import type { Language, Words } from '../words.ts';
import { Money } from './LineList.tsx';

interface CustomerPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly customer: Customer;
  readonly orders: readonly Order[];
  readonly addresses: readonly CustomerAddress[];
  hrefOf(page: string): string;
}

/** Account of the signed-in customer: orders, newest first, and addresses. */
export function CustomerPage({ words, language, customer, orders, addresses, hrefOf }: CustomerPageProps) {
  return (
    <>
      <p>{customer.email}</p>
      <section className="block" aria-labelledby="orders">
        <h2 id="orders">{words('account.orders')}</h2>
        {orders.length === 0 ? <p>{words('account.noOrders')}</p> : null}
        {customer.emailProvenAt === null ? (
          <p className="hint">
            {words('account.unproven')} <a href={hrefOf('/recover')}>{words('account.prove')}</a>
          </p>
        ) : null}
        <ul className="lines">
          {orders.map((order) => (
            <li key={order.number} className="line">
              <div className="line-text">
                <p className="line-title">
                  <a href={hrefOf(`/orders/${order.number}`)}>
                    {words('account.order', { n: order.number })}
                  </a>
                </p>
                <p className="light">{dateOf(order.placedAt, language)}</p>
                <p className="light">
                  {order.lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}
                </p>
                <p className="light">
                  {words('account.status')}: {words('account.statusReceived')}
                </p>
              </div>
              <Money words={words} yen={order.total} />
            </li>
          ))}
        </ul>
      </section>
      <section className="block" aria-labelledby="addresses">
        <h2 id="addresses">{words('account.addresses')}</h2>
        {addresses.length === 0 ? <p>{words('account.noAddresses')}</p> : null}
        <ul className="lines">
          {addresses.map((address) => (
            <li key={address.id} className="line">
              <div className="line-text">
                <AddressLines address={address} language={language} />
                {address.id === customer.defaultAddressId ? (
                  <p className="light">{words('account.defaultAddress')}</p>
                ) : null}
                <a href={hrefOf(`/addresses/${address.id}`)}>{words('account.changeAddress')}</a>
              </div>
            </li>
          ))}
        </ul>
        <p>
          <a href={hrefOf('/addresses/new')}>{words('account.addAddress')}</a>
        </p>
      </section>
      <form method="post" action={hrefOf('/logout')} className="actions">
        <button type="submit" className="quiet">
          {words('account.signOut')}
        </button>
      </form>
    </>
  );
}

function AddressLines({
  address,
  language,
}: {
  readonly address: CustomerAddress;
  readonly language: Language;
}) {
  const prefecture = address.provinceCode === null ? null : findPrefecture(address.provinceCode);
  // The API accepts any format.
  const digits = postalDigits(address.zip ?? '');
  const place = [prefecture && prefectureName(prefecture, language), address.city, address.address1];
  const lines = [
    [address.lastName, address.firstName].filter(Boolean).join(' '),
    address.zip === null ? '' : `〒${digits === null ? address.zip : formatPostalCode(digits)}`,
    place.filter(Boolean).join(' '),
    address.address2,
    address.phone,
  ].filter(Boolean);
  return <address className="address-lines">{lines.join('\n')}</address>;
}

function dateOf(moment: Date, language: Language): string {
  const locale = LANGUAGES[localeOfPlatform(language)].dates;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(moment);
}
