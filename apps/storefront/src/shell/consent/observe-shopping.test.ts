// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ga4EventSchema } from '#features/analytics/contract/ga4-event.ts';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';

const { dataset } = document.documentElement;
let sightOf: (targets: readonly Element[], isIntersecting?: boolean) => void = () => undefined;

class Sight {
  readonly observed = new Set<Element>();
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    sightOf = (targets, isIntersecting = true) =>
      tell(targets.filter((one) => this.observed.has(one)).map((target) => ({ target, isIntersecting })));
  }
  observe(element: Element) {
    this.observed.add(element);
  }
}

/** Disconnected at the end of each test's page. */
const observers: MutationObserver[] = [];
class Observer extends MutationObserver {
  constructor(look: MutationCallback) {
    super(look);
    observers.push(this);
  }
}

/** Events sent to GA4 until the page is left, by their shape. */
const told = () => {
  window.dispatchEvent(new Event('pagehide'));
  return (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [ga4EventSchema.parse(entry)] : []));
};
const card = (id: string, attributes = '') =>
  `<li ${attributes}><article><a href="/products/p${id}"></a><h3>P${id}</h3><button data-favorite="${id}"></button></article></li>`;
const facts = (path: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    productID: '7',
    name: 'パキラ',
    brand: { name: '農園' },
    category: '観葉植物',
    offers: { url: `https://shop.example${path}`, price: '1280' },
  })}</script>`;
const main = () => document.querySelector('main') as HTMLElement;
const lists = () => [...document.querySelectorAll('ul')];

/** Opens a page, with or without a reload. */
async function show(path: string, html: string): Promise<void> {
  history.replaceState(null, '', path);
  document.documentElement.lang = /^\/en(?:\/|$)/.test(path) ? 'en' : 'ja';
  main().innerHTML = html;
  await vi.advanceTimersByTimeAsync(200);
}

async function observe(): Promise<void> {
  vi.resetModules();
  const { observeShopping } = await import('./observe-shopping');
  observeShopping();
  observeShopping();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('MutationObserver', Observer);
  dataset['tagManager'] = 'https://tags.example/gtm.js';
  writeCookie(analyticsConsentCookie, 'granted');
  document.body.innerHTML = '<main id="main"></main>';
});
afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
  delete dataset['tagManager'];
  writeCookie(analyticsConsentCookie, null);
  Reflect.deleteProperty(window, 'dataLayer');
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[ANA-03] a product view is reported once, with any change on the page, and again when it is reopened', async () => {
  await show('/products/pachira', facts('/products/pachira'));
  await observe();
  await show('/products/pachira?variant=2', `${facts('/products/pachira')}<p></p>`);
  expect(told()).toEqual([
    {
      event: 'view_item',
      ecommerce: {
        currency: 'JPY',
        value: 1280,
        items: [
          {
            item_id: '7',
            item_name: 'パキラ',
            item_brand: '農園',
            item_category: '観葉植物',
            price: 1280,
            quantity: 1,
          },
        ],
      },
    },
  ]);
  expect(window.dataLayer?.[0]).toEqual({ ecommerce: null });
  await show('/ranking', '');
  await show('/products/pachira', facts('/products/pachira'));
  expect(told()).toHaveLength(2);
});

test('[ANA-03] a list is reported when visible, each product once; later products when inserted', async () => {
  await show('/herb', `<div data-list="herb" data-list-from="25"><ul>${card('1')}${card('2')}</ul></div>`);
  await observe();
  expect(told()).toEqual([]);
  sightOf(lists());
  sightOf(lists(), false);
  sightOf(lists());
  const [list] = lists();
  list?.insertAdjacentHTML('beforeend', card('3'));
  await vi.advanceTimersByTimeAsync(200);
  const event = (items: object[]) => ({
    event: 'view_item_list',
    ecommerce: { item_list_id: 'herb', item_list_name: 'herb', items },
  });
  expect(told()).toEqual([
    event([
      { item_id: '1', item_name: 'P1', index: 24 },
      { item_id: '2', item_name: 'P2', index: 25 },
    ]),
    event([{ item_id: '3', item_name: 'P3', index: 26 }]),
  ]);
});

test('[ANA-03] clones of a looping slider are not reported; elements without products are no list', async () => {
  await show(
    '/',
    `<section id="new"><ul>${card('1', 'aria-hidden="true"')}${card('1')}</ul></section><ul><li>x</li></ul>`,
  );
  await observe();
  sightOf(lists());
  expect(told()).toMatchObject([{ ecommerce: { item_list_id: 'new', items: [{ item_id: '1', index: 0 }] } }]);
});

test('[ANA-03] a search is reported once with its query, its next page is not another', async () => {
  await show('/en/search?q=pot', '<p></p>');
  await observe();
  await show('/en/search?q=pot&p=2', '<p></p>');
  await show('/en/search?q=moss', '<p></p>');
  await show('/en/search?q=pot', '<p></p>');
  expect(told()).toEqual(['pot', 'moss', 'pot'].map((search_term) => ({ event: 'search', search_term })));
});

test('[ANA-03] a feature is reported when visible, by the same URL in every language', async () => {
  const feature = '<a href="/en/collections/sale" data-promotion=""><h2>Sale</h2></a>';
  await show(
    '/en',
    `${feature}<div aria-hidden="true">${feature}</div><section id="columns">${feature}</section>`,
  );
  await observe();
  sightOf([...document.querySelectorAll('a')]);
  expect(told()).toEqual([
    {
      event: 'view_promotion',
      ecommerce: {
        promotion_id: '/collections/sale',
        promotion_name: 'Sale',
        creative_slot: 'first-screen',
        items: [{ item_id: '/collections/sale', item_name: 'Sale' }],
      },
    },
  ]);
});

test('[ANA-04] withdrawn consent stops reporting', async () => {
  await observe();
  writeCookie(analyticsConsentCookie, 'denied');
  await show('/search?q=pot', '<p></p>');
  expect(told()).toEqual([]);
});
