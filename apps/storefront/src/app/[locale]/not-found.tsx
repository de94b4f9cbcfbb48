import { messages } from '#foundation/i18n/messages.ts';

/**
 * Next sends this along with every page and draws it in the browser only, so it is a line. Shoppers see the helpful page that
 * the server sends with status 404 (packages/page-server/src/page-handler.ts).
 */
export default function NotFound() {
  return <h1>{messages('ja').error[404].title}</h1>;
}
