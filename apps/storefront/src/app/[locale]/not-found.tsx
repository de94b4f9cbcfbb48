import { messages } from '#foundation/i18n/messages.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';

/**
 * Next sends this with every page and renders it only in the browser, so it is one line. Shoppers see the full page that the
 * server sends with status 404 (packages/page-server/src/page-handler.ts).
 */
export default function NotFound() {
  return <h1>{messages(shopLocales()[0]).error[404].title}</h1>;
}
