// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { favoriteProductIdsCookie } from '#foundation/cookies/favorite-product-ids.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('[FAV-01] favourites that are all withdrawn are said to be, not to be none; once they are removed there are none', async () => {
  writeCookie(favoriteProductIdsCookie, [7]);
  vi.stubGlobal('fetch', async () => Response.json([]));
  // The page's own actor reads the cookie as it starts, and listens as long as its window lives: it shares neither with other files.
  vi.resetModules();
  const { FavoritesClient } = await import('./FavoritesClient');
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  const { favorite } = messages('ja');
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  await act(() =>
    root.render(
      <FavoritesClient
        messages={messageTable('favorite', 'ja')}
        cardMessages={messageTable('cards', 'ja')}
        shopAddress="/"
      />,
    ),
  );
  await settled();
  expect(place.textContent).toContain(favorite.gone);
  expect(place.textContent).not.toContain(favorite.empty);
  writeCookie(favoriteProductIdsCookie, null);
  await act(() => window.dispatchEvent(new Event('focus')));
  await settled();
  expect(place.textContent).toContain(favorite.empty);
  expect(place.textContent).not.toContain(favorite.gone);
});
