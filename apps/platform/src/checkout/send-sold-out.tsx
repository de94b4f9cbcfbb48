/** @jsxRuntime automatic */
import type { CartView } from '../cart/cart-view.ts';
import { localized } from '../graphql/localized.ts';
import { sendPage } from '../http/send-page.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { ShortLine } from './place-order.ts';
import { variantTitleOf } from './shown-line.ts';
import { Layout } from './views/Layout.tsx';
import type { Language, Words } from './words.ts';

interface SoldOutPageProps {
  readonly words: Words;
  readonly language: Language;
  readonly short: readonly ShortLine[];
  /** checkout of the remaining lines; null when none remain */
  readonly continueHref: string | null;
  readonly cartHref: string;
}

/** Sold-out page: the affected lines, that nothing was charged, and how to continue. */
function SoldOutPage({ words, language, short, continueHref, cartHref }: SoldOutPageProps) {
  return (
    <>
      <p>{words('soldOut.lead')}</p>
      <ul className="block plain" data-sold-out>
        {short.map(({ line, left }) => (
          <li key={line.line.id}>
            {localized(line.variant.product, 'title', line.variant.product.title, { language })}{' '}
            {variantTitleOf(line.variant, language)}
            <span className="error">
              {' '}
              {left > 0 ? words('soldOut.left', { n: left }) : words('soldOut.none')}
            </span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className={continueHref === null ? 'primary' : 'back'} href={cartHref}>
          {words('soldOut.toCart')}
        </a>
        {continueHref === null ? null : (
          <a className="primary" href={continueHref}>
            {words('soldOut.continue')}
          </a>
        )}
      </div>
    </>
  );
}

/** Lists the lines that exceed the stock, with a link to continue with the rest. */
export function sendSoldOut(context: CheckoutContext, short: readonly ShortLine[], view: CartView): void {
  const isSomethingLeft = view.lines.some(({ line }) => line.quantity > 0);
  sendPage(
    context.response,
    409,
    <Layout frame={{ ...context.frame, otherLanguages: [] }} title={context.words('soldOut.title')}>
      <h1>{context.words('soldOut.title')}</h1>
      <SoldOutPage
        words={context.words}
        language={context.language}
        short={short}
        continueHref={isSomethingLeft ? context.hrefOf('confirm') : null}
        cartHref={`${context.frame.shopUrl}/cart`}
      />
    </Layout>,
    context.services.env.url,
  );
}
