// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { setLanguageLink, storeScrollOfLink } from './Navigator';

/** Positions of a page's parts, in pixels from the window's top. */
let tops: Record<string, number>;
const scrolled = vi.fn();
const link = () => document.querySelector<HTMLAnchorElement>('a[data-language]') as HTMLAnchorElement;
const press = () => {
  link().addEventListener('click', (event) => event.preventDefault(), { once: true });
  link().click();
};

beforeEach(() => {
  history.replaceState(null, '', '/ornamentplants?sort=new&utm_source=letter');
  document.body.innerHTML = `<header><a data-language hreflang="en" href="/en?this-page"><span>English</span></a><a href="/other">x</a></header>
    <main><section id="ranking"></section><section id="reviews"></section></main>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 100);
  });
  vi.stubGlobal('scrollTo', scrolled.mockClear());
  for (const listen of [setLanguageLink, storeScrollOfLink]) document.addEventListener('click', listen);
  tops = { '': -900, ranking: -700, reviews: 120 };
});

afterEach(() => {
  for (const listen of [setLanguageLink, storeScrollOfLink]) document.removeEventListener('click', listen);
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('[HEAD-01] a click on the language link opens the page at its current URL', () => {
  press();
  expect(link().getAttribute('href')).toBe('/en/ornamentplants?sort=new&utm_source=letter');
});

test('[HEAD-01] other links keep their URL', () => {
  document
    .querySelector<HTMLAnchorElement>('a[href="/other"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(link().getAttribute('href')).toBe('/en?this-page');
  expect(sessionStorage).toHaveLength(0);
});

test('[HEAD-01] the page in the other language opens at the same section and offset; once', () => {
  press();
  history.replaceState(null, '', '/en/ornamentplants');
  tops = { '': 0, ranking: 400, reviews: 1500 };
  runInlineScript('languageScroll');
  expect(scrolled).toHaveBeenCalledWith(0, 1100);
  runInlineScript('languageScroll');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('[HEAD-01] above all sections, and where a section is missing, the position is measured from the top', () => {
  tops = { '': -60, ranking: 40, reviews: 900 };
  press();
  history.replaceState(null, '', '/en/ornamentplants');
  tops = { '': 0 };
  runInlineScript('languageScroll');
  expect(scrolled).toHaveBeenCalledWith(0, 60);
});

test('another page opened instead stays at its top', () => {
  press();
  history.replaceState(null, '', '/en/cart');
  runInlineScript('languageScroll');
  expect(scrolled).not.toHaveBeenCalled();
});
