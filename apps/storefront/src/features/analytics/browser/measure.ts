import type { ClickPlace, DataLayerEvent } from '@shop/rules/analytics/data-layer-event';
import { type ClickedProduct, productClickEvent } from '@shop/rules/analytics/product-click';
import { parseTagId } from '@shop/rules/catalog/ai-tag';
import type { AiTag } from '@shop/rules/product/product';
import { cutText } from '@shop/rules/shorten-text';
import { yen } from '@shop/rules/yen';
import { type ClickedCard, clickedCard } from './clicked-card';
import { selectEvent } from './ga4-events';
import { pushEvent, pushGa4Event } from './push-event';
import type { ProductJsonLd } from './read-product-json-ld';

/** Maximum length of a reported link label. */
const MAX_LABEL_LENGTH = 100;

/** The reported label of a suggested keyword. */
const SUGGESTION = 'suggestion';

const PLACES: readonly (readonly [selector: string, place: ClickPlace])[] = [
  ['dialog,[role=dialog]', 'dialog'],
  ['header', 'header'],
  ['footer', 'footer'],
];

/**
 * Reports a shopper's action (ANA-01): a click or a submitted form. Called after the page has responded.
 * @param path of the page where it happened
 */
export function measure(target: Element, path: string): void {
  if (target instanceof HTMLFormElement) measureSubmit(target);
  else measureClick(target, path);
}

function measureClick(target: Element, path: string): void {
  const heart = target.closest<HTMLElement>('[data-favorite]');
  if (heart !== null) {
    const isFavorite = heart.getAttribute('aria-pressed') === 'true';
    pushEvent({ event: 'favoriteClick', productId: heart.dataset['favorite'] ?? '', isFavorite });
    return;
  }
  // A link without `href`, e.g. removed from a merchant's text, has no target.
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null) return;
  const tag = parseTagId(new URLSearchParams(link.search).get('tagId'));
  const card = clickedCard(link, path);
  if (tag !== null) {
    pushEvent({ event: 'aiTagClick', parentAITagId: tag.parentId, childAITagId: tag.childId });
    countAiTag(tag, path);
  } else if (card !== null && link.pathname.includes('/products/')) {
    const address = new URL(link.href);
    awaitProductFacts(address)
      .then((facts) => facts && pushClick(toClick(card, facts)))
      .catch((error: unknown) => console.info('a click could not be reported', error));
  } else {
    pushEvent({ event: 'linkClick', place: placeOf(link), label: labelOf(link), url: urlOf(link) });
  }
}

function pushClick(product: ClickedProduct): void {
  const event = productClickEvent(product);
  pushEvent(event);
  const [clicked] = event.ecommerce.click.products;
  pushGa4Event(selectEvent(clicked.list, clicked.position, clicked));
}

/** The form's values are not reported. */
function measureSubmit(form: HTMLFormElement): void {
  const kind = form.closest('search') === null ? form.dataset['form'] : 'search';
  if (isMeasuredForm(kind)) pushEvent({ event: 'formSubmit', form: kind });
}

function toClick(card: ClickedCard, facts: ProductJsonLd): ClickedProduct {
  return { ...facts, ...card, price: yen(facts.price), quantity: 1 };
}

/** A link's label; a keyword that completes the input is not reported. */
function labelOf(link: HTMLAnchorElement): string {
  if (new URLSearchParams(link.search).has('q') && link.getAttribute('role') === 'option') return SUGGESTION;
  return cutText((link.getAttribute('aria-label') ?? link.textContent ?? '').trim(), MAX_LABEL_LENGTH);
}

/** A link's target, without a search term. */
function urlOf({ href }: HTMLAnchorElement): string {
  const url = new URL(href);
  if (!url.searchParams.has('q')) return href;
  url.searchParams.delete('q');
  return url.href;
}

function placeOf(link: Element): ClickPlace {
  return PLACES.find(([selector]) => link.closest(selector) !== null)?.[1] ?? 'main';
}

type MeasuredForm = Extract<DataLayerEvent, { event: 'formSubmit' }>['form'];

function isMeasuredForm(kind: string | undefined): kind is MeasuredForm {
  return kind === 'mail-magazine' || kind === 'restock-notice' || kind === 'search';
}

/** If the page has not opened by then, it was opened in another tab. */
const TIMEOUT_MS = 3_000;
const POLL_MS = 50;

/**
 * The facts of a product whose card was clicked: from its page once open, or from its fetched document if it was opened in
 * another tab. Null if neither arrives. The code that reads them loads with the page: the response to the press does not need it.
 */
export async function awaitProductFacts(address: URL): Promise<ProductJsonLd | null> {
  const { pathname, searchParams } = address;
  const start = performance.now();
  while (performance.now() - start < TIMEOUT_MS) {
    if (location.pathname === pathname) {
      const { readProductJsonLd } = await import('./read-product-json-ld');
      const facts = readProductJsonLd(document, pathname, searchParams.get('variant'));
      if (facts !== null) return facts;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // This page's policy knows the hashes of its own styles only, and applies to what is parsed here too.
    const text = (await answer.text()).replace(/ style="[^"]*"/g, '');
    const page = new DOMParser().parseFromString(text, 'text/html');
    const { readProductJsonLd } = await import('./read-product-json-ld');
    return readProductJsonLd(page, pathname, searchParams.get('variant'));
  } catch {
    return null;
  }
}

/**
 * Counts a chosen AI tag (TAG-01, API-03). The request outlives the page, the page does not wait for it, and a failure is only
 * logged.
 * @param path of the page where it was chosen
 */
export function countAiTag({ parentId, childId }: AiTag, path: string): void {
  fetch('/api/ai-tags/counts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parentAITagId: parentId, childAITagId: childId, path }),
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || console.info(`the chosen tag was not counted: ${status}`),
    (error: unknown) => console.info('the chosen tag was not counted', error),
  );
}
