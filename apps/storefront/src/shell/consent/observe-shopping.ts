import { measuredLine } from '@shop/rules/analytics/cart-events';
import { numericId } from '@shop/rules/global-id';
import { clickedCard } from '#features/analytics/browser/clicked-card.ts';
import {
  type ListedProduct,
  listEvent,
  pricedEvent,
  promotionEvent,
  searchEvent,
} from '#features/analytics/browser/ga4-events.ts';
import { pageProduct } from '#features/analytics/browser/page-product.ts';
import { pushGa4Event } from '#features/analytics/browser/push-event.ts';
import { cartCode } from '#features/cart/browser/cart-code.ts';
import { withoutPrefix } from '#foundation/browser/without-prefix.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';

/** Simultaneous changes are handled together. */
const CHECK_MS = 100;

/** Lists of cards, and promotions. */
const WATCHED = '#main ul:has(> li article),#main [data-promotion]';

/** An opened page, and the events already reported for it. */
interface ShownPage {
  readonly path: string;
  readonly reported: Set<string>;
  /** The last search term. */
  term: string;
}

let isObserving = false;

/**
 * Reports what a consenting shopper is shown (ANA-03): a product's page, the cart, searches, and products of lists and promotions once they
 * become visible. Each once per opened page, also without a reload.
 */
export function observeShopping(): void {
  if (isObserving) return;
  isObserving = true;
  let page = openedPage();
  const inSight = new Set<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    look();
  });
  const look = () => {
    if (location.pathname !== page.path) page = openedPage();
    // Elements that are already observed stay observed.
    for (const element of document.querySelectorAll(WATCHED)) sight.observe(element);
    reportProduct(page);
    reportSearch(page);
    reportCart(page, () => page);
    for (const element of inSight) {
      if (!element.isConnected) inSight.delete(element);
      else if (element instanceof HTMLAnchorElement) reportPromotion(page, element);
      else reportList(page, element);
    }
  };
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      look();
    }, CHECK_MS);
    // A change of language replaces the main part.
  }).observe(document.body, { childList: true, subtree: true });
  look();
}

function openedPage(): ShownPage {
  return { path: location.pathname, reported: new Set(), term: '' };
}

/** Whether this is the first time. */
function isNewEvent({ reported }: ShownPage, what: string): boolean {
  if (reported.has(what)) return false;
  reported.add(what);
  return true;
}

function reportProduct(page: ShownPage): void {
  if (page.reported.has('product')) return;
  const product = pageProduct(1);
  if (product === null) return;
  page.reported.add('product');
  pushGa4Event(pricedEvent('view_item', [product]));
}

function reportSearch(page: ShownPage): void {
  if (withoutPrefix(page.path) !== '/search') return;
  const term = new URLSearchParams(location.search).get('q') ?? '';
  // Another page or order of the results is not a new search.
  if (term === page.term) return;
  page.term = term;
  pushGa4Event(searchEvent(term));
}

/** The cart is reported once it is read, if its page is still open. */
function reportCart(page: ShownPage, current: () => ShownPage): void {
  if (withoutPrefix(page.path) !== '/cart' || readCookie(cartIdCookie) === null || !isNewEvent(page, 'cart'))
    return;
  cartCode.load().then(
    ({ cartActor }) => {
      const tell = ({ context: { cart } }: ReturnType<typeof cartActor.getSnapshot>) => {
        if (current() === page && cart === null) return;
        subscription.unsubscribe();
        if (current() !== page || cart === null) return;
        const products = cart.lines.map((line) => measuredLine(line, numericId(line.globalProductId)));
        pushGa4Event(pricedEvent('view_cart', products));
      };
      const subscription = cartActor.subscribe(tell);
      tell(cartActor.getSnapshot());
    },
    // The page itself shows the error.
    () => undefined,
  );
}

function reportList(page: ShownPage, list: Element): void {
  const byName = new Map<string, ListedProduct[]>();
  for (const article of list.querySelectorAll(':scope > li:not([aria-hidden="true"]) article')) {
    const link = article.querySelector('a[href*="/products/"]');
    const id = article.querySelector<HTMLElement>('[data-favorite]')?.dataset['favorite'];
    const card = link === null ? null : clickedCard(link, page.path);
    if (card === null || id === undefined) continue;
    const { listName, position, name = '' } = card;
    if (isNewEvent(page, `${listName} ${position} ${id}`))
      byName.set(listName, [...(byName.get(listName) ?? []), { id, name, position }]);
  }
  for (const [listName, products] of byName) pushGa4Event(listEvent(listName, products));
}

/** The same address is the same promotion, in every language; a looping carousel has copies of it. */
function reportPromotion(page: ShownPage, link: HTMLAnchorElement): void {
  if (link.closest('[aria-hidden="true"]') !== null) return;
  const address = withoutPrefix(link.pathname) || '/';
  const title = link.querySelector('h2,h3,p')?.textContent?.trim() ?? '';
  const slot = link.closest('section[id]')?.id ?? 'first-screen';
  if (title !== '' && isNewEvent(page, `promotion ${address}`))
    pushGa4Event(promotionEvent(address, title, slot));
}
