import { VIEWED_MAX } from '@shop/rules/favorite/viewed-products';
import { COOKIE_MAX_AGE_DAYS } from '../../cookies/browser-cookies';

const MAX_AGE = COOKIE_MAX_AGE_DAYS * 24 * 60 * 60;

/**
 * The script of a product's page that notes the product as looked at: the cookie is all it needs, so that a first visit brings no
 * more code. Plain JavaScript of the oldest kind, since it goes into the page as it is; it does what `storeProducts` does (see its
 * test). A change of page within the shop runs no scripts: then screens/favorite/RecentlyChecked.tsx notes it.
 */
export function viewedProductScript(productId: number): string {
  return `(function(i){var d=document,m=/(?:^|; )view_product_ids=([^;]*)/.exec(d.cookie);try{m=m?decodeURIComponent(m[1]):''}catch(e){m=''}var k=/^[1-9]\\d{0,15}(?:[.,][1-9]\\d{0,15})*$/.test(m)?m.split(/[.,]/):[];d.cookie='view_product_ids='+[i].concat(k.filter(function(x){return x!==i})).slice(0,${VIEWED_MAX}).join('.')+'; path=/; max-age=${MAX_AGE}; samesite=lax'+(location.protocol==='https:'?'; secure':'')})('${productId}')`;
}
