import { API_PATH } from '@shop/graphql/api-path';
import { CartGetByIdDocument } from '@shop/graphql/documents';
import { PENDING_ADDS_KEY } from './has-pending-adds';

/**
 * Text of the script at the start of the cart's page. The page is the same for everybody, so this says by the cookie, before
 * anything is painted, whether the cart is drawn empty or as one that is being read (`data-cart` of `<html>`), and asks for the
 * cart at once: the answer comes while the page's code is still on its way (see early-read.ts). Plain JavaScript of the oldest
 * kind, since it goes into the page as it is.
 */
export function cartPageScript(language: 'JA' | 'EN'): string {
  const query = String(CartGetByIdDocument).replace(/\s+/g, ' ').trim();
  const body = JSON.stringify({ operationName: 'CartGetById', variables: { language }, query });
  return `(function(){var d=document.documentElement,s=d.dataset,c=document.cookie,m=/(?:^|; )cart_id=([^;]+)/.exec(c),p=/(?:^|; )cart_count=([1-9]\\d*)/.exec(c),a;try{a=sessionStorage.getItem('${PENDING_ADDS_KEY}')}catch(e){}s.cart=m||a?'filled':'empty';s.cartPieces=p?Math.min(p[1],3):1;if(!m||!self.fetch)return;try{var i=atob(decodeURIComponent(m[1])),b=${body.replaceAll('<', '\\u003c')};b.variables.cartId=i;var r=fetch(s.platformUrl+'${API_PATH}',{method:'POST',headers:{accept:'application/graphql-response+json,application/json;q=0.9','content-type':'application/json','x-shopify-storefront-access-token':s.platformToken},body:JSON.stringify(b)});r.catch(function(){});self.earlyCartRead={cartId:i,at:Date.now(),answer:r}}catch(e){}})()`;
}
