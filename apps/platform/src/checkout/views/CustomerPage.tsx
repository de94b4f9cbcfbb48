/** @jsxRuntime automatic */

import { cartLinksOf } from '@shop/rules/cart/cart-link';
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import { LANGUAGES, localeOfPlatform, prefixOf } from '@shop/rules/language';
import type { Customer, CustomerAddress } from '../../customer/customer.ts';
import { postalDigits } from '../../delivery/postal-code.ts';
import { findPrefecture, prefectureName } from '../../delivery/prefectures.ts';
import type { Order } from '../../order/order.ts';
import type { Language, Words } from '../words.ts';
import { Money } from './LineList.tsx';
import type { OrderProps } from './OrderDetails.tsx';

interface CustomerPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly customer: Customer;
  readonly orders: readonly Order[];
  readonly addresses: readonly CustomerAddress[];
  hrefOf(page: string): string;
}

/** Maximum images of an order. */
const MAX_PICTURES = 4;

/** Account of the signed-in customer: orders, newest first, each with its images and the way to buy it again, and addresses (ROUTE-15). */
export function CustomerPage({ words, language, customer, orders, addresses, hrefOf }: CustomerPageProps) {
  return (
    <>
      <p className="light lead">{customer.email}</p>
      <section className="block" aria-labelledby="orders">
        <h2 id="orders">{words('account.orders')}</h2>
        {orders.length === 0 ? <p>{words('account.noOrders')}</p> : null}
        {customer.emailProvenAt === null ? (
          <p className="hint">
            {words('account.unproven')} <a href={hrefOf('/recover')}>{words('account.prove')}</a>
          </p>
        ) : null}
        <ul className="cards">
          {orders.map((order) => (
            <li key={order.number} className="panel">
              <p className="line-title">
                <a href={hrefOf(`/orders/${order.number}`)}>{words('account.order', { n: order.number })}</a>
              </p>
              <p className="light">{dateOf(order.placedAt, language)}</p>
              <Pictures order={order} />
              <p>{order.lines.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}</p>
              <p className="light">
                {words('account.status')}: {words('account.statusReceived')}
              </p>
              <div className="panel-foot">
                <strong>
                  <Money words={words} yen={order.total} />
                </strong>
                <BuyAgain words={words} language={language} order={order} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="block" aria-labelledby="addresses">
        <h2 id="addresses">{words('account.addresses')}</h2>
        {addresses.length === 0 ? <p>{words('account.noAddresses')}</p> : null}
        <ul className="cards">
          {addresses.map((address) => (
            <li key={address.id} className="panel">
              {address.id === customer.defaultAddressId ? (
                <p className="light">{words('account.defaultAddress')}</p>
              ) : null}
              <AddressLines address={address} language={language} />
              <div className="panel-foot">
                <a href={hrefOf(`/addresses/${address.id}`)}>{words('account.changeAddress')}</a>
              </div>
            </li>
          ))}
        </ul>
        <a className="second" href={hrefOf('/addresses/new')}>
          {words('account.addAddress')}
        </a>
      </section>
      <form method="post" action={hrefOf('/logout')} className="actions">
        <button type="submit" className="quiet">
          {words('account.signOut')}
        </button>
      </form>
    </>
  );
}

/** The first images of an order; its titles are beside them. */
function Pictures({ order }: { readonly order: Order }) {
  const sources = order.lines.flatMap(({ imageUrl }) => imageUrl ?? []).slice(0, MAX_PICTURES);
  return sources.length === 0 ? null : (
    <div className="pictures">
      {sources.map((src) => (
        <img key={src} className="picture" src={src} alt="" width={64} height={64} loading="lazy" />
      ))}
    </div>
  );
}

/**
 * The ordered items as cart links (LINK-01), numbered where one cannot carry all; none for lines with attributes, which a link cannot
 * contain.
 */
export function BuyAgain({ words, language, order: { lines, shopOrigin } }: OrderProps) {
  const links = lines.some(({ attributes }) => attributes.length > 0) ? null : cartLinksOf(lines);
  return (links ?? []).map((items, index, all) => (
    <a
      key={items}
      className="second"
      href={`${shopOrigin}${prefixOf(localeOfPlatform(language))}/cart/${items}`}
    >
      {words('account.buyAgain')}
      {all.length === 1 ? '' : ` (${index + 1}/${all.length})`}
    </a>
  ));
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
