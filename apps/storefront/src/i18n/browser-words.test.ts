import { describe, expect, test } from 'vitest';
import { formWords } from '../browser/forms/form-words';
import { searchWords } from '../browser/search/search-words';
import { cartErrorWords } from '../screens/cart/cart-error-words';
import { cartWords } from '../screens/cart/cart-words';
import { deliveryWords } from '../screens/cart/delivery/delivery-words';
import { favoriteWords } from '../screens/favorite/favorite-words';
import { recentWords } from '../screens/favorite/recent-words';
import { frameWords } from '../screens/frame/frame-words';
import { navigation } from '../screens/frame/navigation';
import { arWords } from '../screens/product/ar/ar-words';
import { buyWords } from '../screens/product/buy-words';
import { cardWords } from '../screens/product/card-words';
import { LOCALES, type Locale } from './locale';

const WORDS = {
  ar: arWords,
  buy: buyWords,
  card: cardWords,
  cart: cartWords,
  cartErrors: cartErrorWords,
  delivery: deliveryWords,
  favorite: favoriteWords,
  form: formWords,
  frame: frameWords,
  navigation,
  recent: recentWords,
  search: searchWords,
} satisfies Record<string, (locale: Locale) => object>;

describe.each(LOCALES)('[ROUTE-16] words that go to the browser (%s)', (locale) => {
  test('are those of their names, word for word', async () => {
    const all = Object.fromEntries(Object.entries(WORDS).map(([name, of]) => [name, of(locale)]));
    // A change of wording is read in this file's difference, and taken over with `npx vitest run --project unit -u`.
    await expect(JSON.stringify(all, null, 2)).toMatchFileSnapshot(`./goldens/browser-words.${locale}.json`);
  });
});
