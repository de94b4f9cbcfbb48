/** @jsxRuntime automatic */
import type { CartView } from '../cart/cart-view.ts';
import { sendPage } from '../http/send-page.ts';
import type { Visit } from './checkout-visit.ts';
import type { ShortLine } from './place-order.ts';
import { Layout } from './views/Layout.tsx';
import { SoldOutPage } from './views/SoldOutPage.tsx';

/** Lists the lines that exceed the stock, with a link to continue with the rest. */
export function sendSoldOut(visit: Visit, short: readonly ShortLine[], view: CartView): void {
  const isSomethingLeft = view.lines.some(({ line }) => line.quantity > 0);
  sendPage(
    visit.response,
    409,
    <Layout frame={{ ...visit.frame, otherLanguages: [] }} title={visit.words('soldOut.title')}>
      <h1>{visit.words('soldOut.title')}</h1>
      <SoldOutPage
        words={visit.words}
        language={visit.language}
        short={short}
        continueHref={isSomethingLeft ? visit.hrefOf('confirm') : null}
        cartHref={`${visit.frame.shopUrl}/cart`}
      />
    </Layout>,
    visit.services.env.url,
  );
}
