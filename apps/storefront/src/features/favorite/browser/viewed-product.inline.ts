/**
 * Records a product's page as looked at (VIEW-01): the cookie is all it needs, so that a first visit loads no more code. A
 * change of page within the shop runs no scripts: then features/favorite/screen/RecentlyChecked.tsx records it.
 */
import { viewProduct } from '@shop/rules/favorite/viewed-products';
import { whenParsed } from '#foundation/browser/inline/when-parsed.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { viewProductIdsCookie } from '#foundation/cookies/view-product-ids.ts';

whenParsed(() => {
  const id = document.querySelector<HTMLElement>('[data-viewed-product]')?.dataset['viewedProduct'];
  if (id !== undefined)
    writeCookie(viewProductIdsCookie, viewProduct(readCookie(viewProductIdsCookie) ?? [], Number(id)));
});
