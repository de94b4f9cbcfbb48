import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { words } from '../../i18n/words';

/**
 * Next sends this along with every page and draws it in the browser only, so it is small. Shoppers see the helpful page that
 * the server sends with status 404 (http/shop-handler.ts).
 */
export default function NotFound() {
  return <QuietPage drawing="pot" title={words('ja')('error.404.title')} />;
}
