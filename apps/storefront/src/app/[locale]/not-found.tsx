import { words } from '../../i18n/words';

/**
 * Next sends this along with every page and draws it in the browser only, so it is a line. Shoppers see the helpful page that
 * the server sends with status 404 (http/shop-handler.ts).
 */
export default function NotFound() {
  return <h1>{words('ja')('error.404.title')}</h1>;
}
