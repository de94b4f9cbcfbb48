import {
  applyStoredProductChanges,
  NO_STORED_PRODUCTS,
  type StoredProducts,
} from '@shop/rules/favorite/stored-products';
import { describe, expect, test } from 'vitest';
import { flush } from '../testing/simulate-actors';
import { shownProducts } from './favorite.machine';
import { makeFavoriteActor } from './make-favorite-actor';

/** A browser with some tabs; storage can be disabled. */
function browser(stored: StoredProducts = NO_STORED_PRODUCTS) {
  const cookies = { stored, isRefusing: false };
  const tab = () => {
    const actor = makeFavoriteActor((changes) => {
      if (cookies.isRefusing) return null;
      cookies.stored = applyStoredProductChanges(cookies.stored, changes);
      return cookies.stored;
    }).start();
    return {
      actor,
      press: (productId: number) => actor.send({ type: 'favorite.toggle', productId }),
      shown: () => shownProducts(actor.getSnapshot().context),
    };
  };
  return { cookies, tab };
}

describe('[FAV-01] favorites', () => {
  test('a click shows at once and is stored', async () => {
    const { cookies, tab } = browser();
    const page = tab();
    page.press(5);
    expect(page.shown().favorites).toEqual([5]);
    await flush();
    expect(cookies.stored.favorites).toEqual([5]);
    page.press(5);
    expect(page.shown().favorites).toEqual([]);
    await flush();
    expect(cookies.stored.favorites).toEqual([]);
  });

  test('a hundred rapid clicks end with the last state', async () => {
    const { cookies, tab } = browser();
    const page = tab();
    for (let press = 0; press < 99; press += 1) page.press(5);
    await flush();
    expect(page.shown().favorites).toEqual([5]);
    expect(cookies.stored.favorites).toEqual([5]);
  });

  test('two tabs do not overwrite each other', async () => {
    const { cookies, tab } = browser();
    const [one, other] = [tab(), tab()];
    await flush();
    one.press(1);
    await flush();
    other.press(2);
    await flush();
    expect(cookies.stored.favorites).toEqual([2, 1]);
    one.actor.send({ type: 'products.reread' });
    await flush();
    expect(one.shown().favorites).toEqual([2, 1]);
  });

  test('removing what another tab already removed does not add it again', async () => {
    const { cookies, tab } = browser({ favorites: [1], viewed: [] });
    const [one, other] = [tab(), tab()];
    await flush();
    one.press(1);
    other.press(1);
    await flush();
    expect(cookies.stored.favorites).toEqual([]);
  });

  test('[FAV-01] in a browser without cookies no favorite stays pressed that is not kept', async () => {
    const { cookies, tab } = browser();
    cookies.isRefusing = true;
    const page = tab();
    page.press(5);
    await flush();
    expect(page.shown().favorites).toEqual([]);
    expect(page.actor.getSnapshot().matches('refused')).toBe(true);
    cookies.isRefusing = false;
    page.press(6);
    await flush();
    expect(page.actor.getSnapshot().matches('refused')).toBe(false);
  });
});

test('[FAV-01] a favorite added and removed before it is stored evicts none of 100', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  const { cookies, tab } = browser({ favorites: hundred, viewed: [] });
  const page = tab();
  await flush();
  page.press(1);
  page.press(777);
  page.press(777);
  page.press(1);
  await flush();
  await flush();
  expect(new Set(cookies.stored.favorites)).toEqual(new Set(hundred));
  expect(page.shown()).toEqual(cookies.stored);
});

test('[FAV-01] clicks during a write are stored after it: of several products, the last click of each', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  const { cookies, tab } = browser({ favorites: hundred, viewed: [] });
  const page = tab();
  await flush();
  page.actor.send({ type: 'products.reread' });
  page.press(777);
  page.press(777);
  page.press(1);
  page.press(2);
  await flush();
  await flush();
  expect(cookies.stored.favorites).toEqual(hundred.slice(2));
  expect(page.shown()).toEqual(cookies.stored);
});

test('[FAV-01] it is settled when no write is pending, stored or not', async () => {
  const { cookies, tab } = browser();
  const page = tab();
  const state = () => page.actor.getSnapshot();
  expect(state().hasTag('settled')).toBe(false);
  await flush();
  expect([state().hasTag('settled'), state().matches('refused')]).toEqual([true, false]);
  cookies.isRefusing = true;
  page.press(5);
  expect(state().hasTag('settled')).toBe(false);
  await flush();
  expect([state().hasTag('settled'), state().matches('refused')]).toEqual([true, true]);
});

test('[FAV-01] a favorite clicked while another write is rejected is tried as well', async () => {
  const asked: number[][] = [];
  const actor = makeFavoriteActor((changes) => {
    asked.push(changes.map(({ productId }) => productId));
    return null;
  }).start();
  await flush();
  actor.send({ type: 'favorite.toggle', productId: 5 });
  actor.send({ type: 'favorite.toggle', productId: 6 });
  await flush();
  await flush();
  expect(asked).toEqual([[], [5], [6]]);
});

test('[FAV-01] a bug while storing is handled like a browser without storage: the favorite is not kept', async () => {
  const actor = makeFavoriteActor(() => {
    throw new Error('bug');
  }).start();
  actor.send({ type: 'favorite.toggle', productId: 5 });
  await flush();
  await flush();
  expect(actor.getSnapshot().matches('refused')).toBe(true);
  expect(shownProducts(actor.getSnapshot().context).favorites).toEqual([]);
});

test('[VIEW-01] a product viewed in another tab is included in the next read', async () => {
  const { cookies, tab } = browser({ favorites: [9], viewed: [1] });
  const page = tab();
  await flush();
  cookies.stored = { favorites: [9], viewed: [2, 1] };
  page.actor.send({ type: 'products.reread' });
  await flush();
  expect(page.shown()).toEqual({ favorites: [9], viewed: [2, 1] });
});
