// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { ga4EventSchema } from '../contract/ga4-event';
import { measure } from './measure';

const FACTS = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'パキラ 実生 ミニサイズ',
  productID: '7583412945071',
  category: '観葉植物/卓上観葉',
  brand: { '@type': 'Brand', name: '水城グリーンファーム' },
  offers: {
    '@type': 'Offer',
    name: '白鉢',
    url: 'https://shop.example/products/pachira-mini?variant=1',
    price: 1280,
  },
};
const card = (handle: string, title: string) =>
  `<li><article><a href="/products/${handle}"><span>絵</span><h3>${title}</h3></a>
   <button data-favorite="1" aria-pressed="true">♡</button></article></li>`;
const LIST = `<main><h1>観葉植物</h1>
  <section id="ranking"><h2>総合ランキング</h2><ul>${card('a', 'A')}${card('pachira-mini', 'パキラ')}</ul></section>
  <div data-list="ornamentplants" data-list-from="25"><ul>${card('c', 'C')}${card('b', 'B')}</ul></div></main>`;

const fetched = vi.fn(async () => new Response(null, { status: 204 }));
const element = (selector: string) => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
/** Opens the page of the clicked product, so that its facts are reported. */
const openPage = async (facts: object) => {
  history.replaceState(null, '', '/products/pachira-mini');
  document.body.innerHTML = `<script type="application/ld+json">${JSON.stringify({ '@type': 'BreadcrumbList' })}</script>
    <script type="application/ld+json">${JSON.stringify(facts)}</script>`;
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockClear());
  window.dataLayer = [];
  document.body.innerHTML = LIST;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'dataLayer');
});

test('[ANA-01] a list product is reported with its position, its list and the product data of its page', async () => {
  measure(element('a[href="/products/pachira-mini"] span'), '/ornamentplants');
  expect(window.dataLayer).toEqual([]);
  await openPage(FACTS);
  expect(window.dataLayer).toEqual([
    {
      event: 'productClick',
      ecommerce: {
        currencyCode: 'JPY',
        click: {
          actionField: { list: 'ranking' },
          products: [
            {
              id: '7583412945071',
              name: 'パキラ',
              brand: '水城グリーンファーム',
              category: '観葉植物/卓上観葉',
              variant: '白鉢',
              price: 1280,
              quantity: 1,
              position: 2,
              list: 'ranking',
            },
          ],
        },
      },
    },
  ]);
});

test('[ANA-03] with consent GA4 receives it too, with an index from 0', async () => {
  document.documentElement.dataset['tagManager'] = 'https://tags.example/gtm.js';
  writeCookie(analyticsConsentCookie, 'granted');
  measure(element('a[href="/products/pachira-mini"] span'), '/ornamentplants');
  await openPage(FACTS);
  const [, , told] = window.dataLayer ?? [];
  expect(ga4EventSchema.parse(told)).toEqual({
    event: 'select_item',
    ecommerce: {
      item_list_id: 'ranking',
      item_list_name: 'ranking',
      items: [
        {
          item_id: '7583412945071',
          item_name: 'パキラ',
          item_brand: '水城グリーンファーム',
          item_category: '観葉植物',
          item_category2: '卓上観葉',
          item_variant: '白鉢',
          price: 1280,
          quantity: 1,
          index: 1,
        },
      ],
    },
  });
  writeCookie(analyticsConsentCookie, null);
  delete document.documentElement.dataset['tagManager'];
});

test('[ANA-01] one opened in another tab is reported from its document; the second page of a list continues the positions', async () => {
  const facts = {
    ...FACTS,
    offers: { ...FACTS.offers, name: undefined, url: 'https://shop.example/products/b' },
  };
  fetched.mockResolvedValueOnce(
    new Response(`<html><script type="application/ld+json">${JSON.stringify(facts)}</script></html>`),
  );
  measure(element('a[href="/products/b"]'), '/ornamentplants');
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.dynamicImportSettled();
  expect(window.dataLayer).toMatchObject([
    {
      ecommerce: { click: { products: [{ name: 'B', variant: '', position: 26, list: 'ornamentplants' }] } },
    },
  ]);
});

test.each([
  ['/en/ranking', 'ranking'],
  ['/ranking', 'ranking'],
  ['/', 'home'],
  ['/en', 'home'],
  ['/english-garden', 'english-garden'],
])('[ANA-01] a list without a name is named by its page: %s', async (path, list) => {
  document.documentElement.lang = /^\/en(?:\/|$)/.test(path) ? 'en' : 'ja';
  document.body.innerHTML = `<main><ul>${card('pachira-mini', 'パキラ')}</ul></main>`;
  measure(element('a[href="/products/pachira-mini"]'), path);
  await openPage(FACTS);
  expect(window.dataLayer).toMatchObject([{ ecommerce: { click: { products: [{ position: 1, list }] } } }]);
});

test('[ANA-01] a product selected from suggestions is reported with its position among them', async () => {
  const option = (href: string, text: string) => `<a role="option" href="${href}">${text}</a>`;
  document.body.innerHTML = `<header><div role="listbox">
    <div role="group">${option('/search?q=%E3%83%91', 'パ')}</div>
    <div role="group">${option('/products/a', 'A')}${option('/products/pachira-mini', '<mark>パ</mark>キラ')}</div></div></header>`;
  const chosen = element('[href="/products/pachira-mini"] mark');
  const keyword = element('[href^="/search"]');
  document.body.innerHTML = '';
  measure(chosen, '/');
  await openPage(FACTS);
  expect(window.dataLayer).toMatchObject([
    {
      event: 'productClick',
      ecommerce: {
        click: {
          actionField: { list: 'suggestions' },
          products: [{ name: 'パキラ 実生 ミニサイズ', position: 2, list: 'suggestions' }],
        },
      },
    },
  ]);
  window.dataLayer = [];
  // A suggested keyword completes the input: neither its text nor its URL is reported.
  measure(keyword, '/');
  expect(window.dataLayer).toEqual([
    { event: 'linkClick', place: 'header', label: 'suggestion', url: new URL('/search', location.href).href },
  ]);
});

test('[ANA-01] the next page of a search is reported without the query', () => {
  document.body.innerHTML =
    '<main><a href="/search?q=%E7%A7%98%E5%AF%86&p=2" aria-label="2ページ目">2</a></main>';
  measure(element('a'), '/search');
  expect(window.dataLayer).toEqual([
    {
      event: 'linkClick',
      place: 'main',
      label: '2ページ目',
      url: new URL('/search?p=2', location.href).href,
    },
  ]);
});

test('[ANA-01] a product whose data never loads is not reported in part', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  measure(element('a[href="/products/a"]'), '/ornamentplants');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(window.dataLayer).toEqual([]);
});

test('[ANA-01] in a looping slider a product keeps its position', async () => {
  const list = element('a[href="/products/pachira-mini"]').closest('ul');
  for (const item of list?.querySelectorAll('li') ?? []) {
    const copy = item.cloneNode(true) as Element;
    copy.setAttribute('aria-hidden', 'true');
    list?.prepend(copy);
  }
  list?.prepend(...Array.from(list.children).slice(0, 2).toReversed());
  measure(element('a[href="/products/pachira-mini"]'), '/');
  await openPage(FACTS);
  expect(window.dataLayer).toMatchObject([{ ecommerce: { click: { products: [{ position: 2 }] } } }]);
});

test('[ANA-01] a favorite toggle is reported with its new state', () => {
  measure(element('[data-favorite]'), '/');
  expect(window.dataLayer).toEqual([{ event: 'favoriteClick', productId: '1', isFavorite: true }]);
});

test.each([
  ['<header><a href="/cart" aria-label="カートを開く"><svg></svg></a></header>', 'header', 'カートを開く'],
  ['<footer><a href="/cart"> お問い合わせ </a></footer>', 'footer', 'お問い合わせ'],
  ['<main><a href="/cart">見る</a></main>', 'main', '見る'],
  ['<main><dialog><a href="/cart">カートへ</a></dialog></main>', 'dialog', 'カートへ'],
])('[ANA-01] %s is a link of the %s', (html, place, label) => {
  document.body.innerHTML = html;
  measure(element('a'), '/');
  expect(window.dataLayer).toEqual([
    { event: 'linkClick', place, label, url: new URL('/cart', location.href).href },
  ]);
});

test.each([
  ['<form data-form="mail-magazine"></form>', 'mail-magazine'],
  ['<form data-form="restock-notice"></form>', 'restock-notice'],
  ['<search><form><input name="q" value="秘密"></form></search>', 'search'],
])('[ANA-01] %s is reported as %s, without its values', (html, form) => {
  document.body.innerHTML = html;
  measure(element('form'), '/');
  expect(window.dataLayer).toEqual([{ event: 'formSubmit', form }]);
});

test.each(['<p>text</p>', '<form></form>', '<button>買う</button>'])(
  '[ANA-01] %s is not reported',
  (html) => {
    document.body.innerHTML = html;
    measure(element('p,form,button'), '/');
    expect(window.dataLayer).toEqual([]);
  },
);

test('[TAG-01] a selected AI tag is reported and counted, and a failure is only logged', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  document.body.innerHTML = '<a href="/search/tag?tagId=1,102">デスク</a>';
  measure(element('a'), '/products/a');
  expect(window.dataLayer).toEqual([{ event: 'aiTagClick', parentAITagId: 1, childAITagId: 102 }]);
  expect(fetched).toHaveBeenCalledWith('/api/ai-tags/counts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"parentAITagId":1,"childAITagId":102,"path":"/products/a"}',
    keepalive: true,
  });
  await vi.runAllTimersAsync();
  expect(info).toHaveBeenCalledTimes(1);
});

test('[ANA-01] an exception of the tag manager is caught', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  window.dataLayer = Object.assign([], {
    push: () => {
      throw new Error('broken');
    },
  });
  measure(element('[data-favorite]'), '/');
  expect(error).toHaveBeenCalledTimes(1);
});

test('[ANA-01] a link without href, as in merchant content, is ignored', () => {
  document.body.innerHTML = '<p><a>ここ</a></p>';
  measure(element('a'), '/products/a');
  expect(window.dataLayer).toEqual([]);
});
