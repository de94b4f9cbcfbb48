/**
 * Records a product's page as looked at (VIEW-01): the cookie is all it needs, so that a first visit loads no more code. A
 * change of page within the shop runs no scripts: then screens/favorite/RecentlyChecked.tsx records it.
 */
import { viewProduct } from '@shop/rules/favorite/viewed-products';
import { readCookie, writeCookie } from '../../cookies/browser-cookies';
import { viewProductIdsCookie } from '../../cookies/view-product-ids';
import { whenParsed } from '../inline/when-parsed';

whenParsed(() => {
  const id = document.querySelector<HTMLElement>('[data-viewed-product]')?.dataset.viewedProduct;
  if (id !== undefined)
    writeCookie(viewProductIdsCookie, viewProduct(readCookie(viewProductIdsCookie) ?? [], Number(id)));
});
