/**
 * Records a view of a product's page (VIEW-01). It needs only the cookie, so a first visit loads no more code. A client-side
 * navigation runs no inline scripts: features/favorite/screen/RecentlyChecked.tsx records the view then.
 */
import { viewProduct } from '@shop/rules/favorite/viewed-products';
import { whenActive } from '#foundation/browser/inline/when-active.ts';
import { whenParsed } from '#foundation/browser/inline/when-parsed.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { viewProductIdsCookie } from '#foundation/cookies/view-product-ids.ts';

/** Records a product view: a prerendered page counts when it is opened (NEXT-01). */
function record(): void {
  const id = document.querySelector<HTMLElement>('[data-viewed-product]')?.dataset['viewedProduct'];
  if (id !== undefined)
    writeCookie(viewProductIdsCookie, viewProduct(readCookie(viewProductIdsCookie) ?? [], Number(id)));
}

whenParsed(() => whenActive(record));
