import { FAVORITES_MAX } from '@shop/rules/favorite/favorites';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT } from './favorite-events';

/** Channel on which a tab tells the others that favourites or viewed products changed. */
export const STORED_PRODUCTS_CHANNEL = 'shop:stored-products';

/**
 * The script that marks the hearts of the page by the cookie. Pages are the same for everybody, so it stands before everything
 * else: it marks each heart as it comes into the page, before it is painted, and all of them again when the page comes back, the
 * tab is looked at, another tab changed them, or this one did; a press holds from the instant it is made. Plain JavaScript of
 * the oldest kind, since it goes into the page as it is. It reads the text as `parseFavorites` does (see its test).
 */
export function favoriteMarksScript(): string {
  return `(function(){var u,d=document;function r(){var m=/(?:^|; )favorite_product_ids=([^;]*)/.exec(d.cookie);try{m=m?decodeURIComponent(m[1]):''}catch(e){m=''}return/^[1-9]\\d{0,15}(?:[.,][1-9]\\d{0,15})*$/.test(m)?m.split(/[.,]/).slice(0,${FAVORITES_MAX}):[]}function s(){var k=u||r();d.querySelectorAll('[data-favorite]').forEach(function(b){var v=String(k.indexOf(b.getAttribute('data-favorite'))>=0);if(b.getAttribute('aria-pressed')!==v)b.setAttribute('aria-pressed',v)})}new MutationObserver(s).observe(d,{childList:true,subtree:true});addEventListener('${FAVORITES_EVENT}',function(e){u=e.detail&&e.detail.map(String);s()});addEventListener('${FAVORITE_PRESS_EVENT}',function(e){var k=(u||r()).slice(),i=k.indexOf(e.detail);i<0?k.unshift(e.detail):k.splice(i,1);u=k;s()});addEventListener('pageshow',s);addEventListener('focus',s);d.addEventListener('visibilitychange',s);if(self.BroadcastChannel)new BroadcastChannel('${STORED_PRODUCTS_CHANNEL}').onmessage=s})()`;
}
