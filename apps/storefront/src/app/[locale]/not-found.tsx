import { messages } from '../../i18n/messages';

/**
 * Next sends this along with every page and draws it in the browser only, so it is a line. Shoppers see the helpful page that
 * the server sends with status 404 (http/shop-handler.ts).
 */
export default function NotFound() {
  return <h1>{messages('ja').error[404].title}</h1>;
}
