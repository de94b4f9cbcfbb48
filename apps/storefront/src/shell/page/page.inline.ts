/**
 * Code that every page's head runs before the first paint, in this order. The shop's server sends it as a file, which browsers cache, and
 * inserts its address into the page (packages/page-server/src/built-files.ts). Each page is 2 KB smaller, and arrives with its
 * connection's first packets (PERF-01).
 */
import './page-head.inline';
import './lost-files.inline';
import './early-presses.inline';
import '#features/window/browser/window-light.inline.ts';
import './start-scripts.inline';
import '#features/favorite/browser/favorite-marks.inline.ts';
import '#features/cart/browser/cart-count.inline.ts';
import '#features/favorite/browser/viewed-product.inline.ts';
import './japanese-font.inline';
import './language-scroll.inline';
