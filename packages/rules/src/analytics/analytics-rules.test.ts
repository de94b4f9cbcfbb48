import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yen } from '../yen';
import { addToCartEvent, checkoutEvent, measuredLine } from './cart-events';
import { productClickEvent } from './product-click';
import { UTM_KEYS, utmChanges } from './utm';

const changes = (query: string) => utmChanges(new URLSearchParams(query));

test('[ANA-02] a URL without a campaign changes nothing', () => {
  expect(changes('')).toEqual({});
  expect(changes('p=2&sort=new&utm_id=1')).toEqual({});
});

test('[ANA-02] a campaign replaces the previous one completely', () => {
  expect(changes('utm_source=mail&utm_medium=%20email%20')).toEqual({
    utm_source: 'mail',
    utm_medium: 'email',
    utm_campaign: null,
    utm_content: null,
    utm_term: null,
  });
});

test('[ANA-02] an empty parameter removes its cookie', () => {
  expect(changes('utm_source=')).toMatchObject({ utm_source: null });
  expect(changes('utm_source=%20')).toMatchObject({ utm_source: null });
});

test.each([
  ['of 255 signs stays whole', 'x'.repeat(255), 'x'.repeat(255)],
  ['that is longer is cut', 'x'.repeat(256), 'x'.repeat(255)],
  ['is not cut in the middle of a sign', `${'x'.repeat(254)}🌱`, 'x'.repeat(254)],
  ['of kana is shorter: a cookie has nine signs for each', '春'.repeat(67), '春'.repeat(66)],
  ['of emoji, too', '🌱'.repeat(51), '🌱'.repeat(50)],
])('[ANA-02] a value %s', (_sentence, given, stored) => {
  expect(changes(`utm_term=${encodeURIComponent(given)}`)).toMatchObject({ utm_term: stored });
});

test('[ANA-02] from any URL, only the five parameters are set, each 1 to 255 characters long and valid in a cookie', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a %=;é花🌱'), maxLength: 400 });
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...UTM_KEYS), fc.string()), text);
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const found = Object.entries(utmChanges(new URLSearchParams(pairs)));
      expect([0, UTM_KEYS.length]).toContain(found.length);
      for (const [key, value] of found) {
        expect(UTM_KEYS).toContain(key);
        expect(value === null || (value.length > 0 && value.length <= 255)).toBe(true);
        expect(decodeURIComponent(encodeURIComponent(value ?? ''))).toBe(value ?? '');
        expect(encodeURIComponent(value ?? '').length).toBeLessThanOrEqual(600);
      }
    }),
  );
});

test('[ANA-01] a product click has every field that the analytics tools require', () => {
  const event = productClickEvent({
    id: 7_583_412_945_071,
    name: 'パキラ 実生 ミニサイズ',
    brand: '水城グリーンファーム',
    categoryPath: ['観葉植物', '卓上観葉'],
    variant: '白鉢',
    price: yen(1_280),
    quantity: 1,
    position: 3,
    listName: '総合ランキング',
  });
  expect(event).toEqual({
    event: 'productClick',
    ecommerce: {
      currencyCode: 'JPY',
      click: {
        actionField: { list: '総合ランキング' },
        products: [
          {
            id: '7583412945071',
            name: 'パキラ 実生 ミニサイズ',
            brand: '水城グリーンファーム',
            category: '観葉植物/卓上観葉',
            variant: '白鉢',
            price: 1280,
            quantity: 1,
            position: 3,
            list: '総合ランキング',
          },
        ],
      },
    },
  });
});

test('[ANA-01] a product without its own number is reported without one', () => {
  const line = { title: 'パキラ', vendor: '', variantTitle: '', price: yen(1_280), quantity: 1 };
  expect(measuredLine(line, null).id).toBe('');
});

test('[ANA-01] an add and a begin checkout have their products', () => {
  const product = measuredLine(
    {
      title: 'パキラ 実生 ミニサイズ',
      vendor: '水城グリーンファーム',
      variantTitle: '白鉢',
      price: yen(1_280),
      quantity: 2,
    },
    7_583_412_945_071,
  );
  expect(product).toEqual({
    id: '7583412945071',
    name: 'パキラ 実生 ミニサイズ',
    brand: '水城グリーンファーム',
    category: '',
    variant: '白鉢',
    price: 1280,
    quantity: 2,
  });
  expect(addToCartEvent(product)).toEqual({
    event: 'addToCart',
    ecommerce: { currencyCode: 'JPY', add: { products: [product] } },
  });
  expect(checkoutEvent('buyNow', [product])).toEqual({
    event: 'checkout',
    ecommerce: {
      currencyCode: 'JPY',
      checkout: { actionField: { option: 'buyNow' }, products: [product] },
    },
  });
});
