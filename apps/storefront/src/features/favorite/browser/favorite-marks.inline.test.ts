// @vitest-environment happy-dom
import { formatFavorites, parseFavorites } from '@shop/rules/favorite/favorites';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT } from './favorite-events';

const heart = (id: number) => `<button data-favorite="${id}" aria-pressed="false"></button>`;
const pressed = () =>
  Array.from(document.querySelectorAll('[aria-pressed="true"]'), (button) =>
    Number(button.getAttribute('data-favorite')),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve));
const keep = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the script reads
  document.cookie = `favorite_product_ids=${text}; path=/`;
};

const observe = vi.spyOn(MutationObserver.prototype, 'observe');

beforeAll(() => runInlineScript('favoriteMarks'));

afterAll(() => {
  // In production they end with the page; here other files may use the same window.
  for (const observer of observe.mock.contexts) {
    if (observer instanceof MutationObserver) observer.disconnect();
  }
});

afterEach(() => {
  keep('');
  document.body.innerHTML = '';
});

describe('[FAV-01] the favorite buttons of a page', () => {
  test('are marked as they are inserted, later ones too', async () => {
    keep('3.1');
    document.body.innerHTML = [1, 2, 3].map(heart).join('');
    await settle();
    expect(pressed()).toEqual([1, 3]);
    document.body.insertAdjacentHTML('beforeend', heart(1));
    await settle();
    expect(pressed()).toEqual([1, 3, 1]);
  });

  test('follow another tab when this one becomes visible', async () => {
    document.body.innerHTML = heart(7);
    keep('7');
    window.dispatchEvent(new Event('focus'));
    expect(pressed()).toEqual([7]);
  });

  test('[COOKIE-01] a text is parsed as by the rule, malformed ones as empty', () => {
    document.body.innerHTML = Array.from({ length: 130 }, (_, index) => heart(index + 1)).join('');
    const text = fc.oneof(
      fc.uniqueArray(fc.integer({ min: 1, max: 130 }), { maxLength: 130 }).map(formatFavorites),
      fc.stringMatching(/^[\d.,a%]{0,12}$/),
    );
    fc.assert(
      fc.property(text, (value) => {
        keep(encodeURIComponent(value));
        window.dispatchEvent(new Event('pageshow'));
        expect(new Set(pressed())).toEqual(new Set((parseFavorites(value) ?? []).filter((id) => id <= 130)));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
    );
    keep('%');
    window.dispatchEvent(new Event('pageshow'));
    expect(pressed()).toEqual([]);
  });

  test('a click persists over later insertions until it is stored; one that cannot be stored is reverted', async () => {
    const press = (id: number) =>
      window.dispatchEvent(new CustomEvent(FAVORITE_PRESS_EVENT, { detail: String(id) }));
    keep('3');
    document.body.innerHTML = [1, 2, 3].map(heart).join('');
    await settle();
    press(1);
    press(3);
    expect(pressed()).toEqual([1]);
    document.body.insertAdjacentHTML('beforeend', heart(1));
    await settle();
    expect(pressed()).toEqual([1, 1]);
    window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: null }));
    expect(pressed()).toEqual([3]);
  });

  test('once the page state is newer than the cookie, it takes precedence', async () => {
    document.body.innerHTML = [1, 2].map(heart).join('');
    window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: [2] }));
    expect(pressed()).toEqual([2]);
    document.body.insertAdjacentHTML('beforeend', heart(2));
    await settle();
    expect(pressed()).toEqual([2, 2]);
  });
});
