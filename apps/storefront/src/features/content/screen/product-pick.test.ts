import type { ProductCard } from '@shop/rules/product/product-card';
import { yen } from '@shop/rules/yen';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { productPick } from './product-pick';

const CARD = {
  ...{
    handle: 'ivy',
    title: 'ivy',
    image: null,
    price: yen(780),
    compareAtPrice: null,
    hasPriceRange: false,
  },
} as ProductCard;

test.each(['ja', 'en'] as const)(
  '[ROUTE-13] a pick has the prices of its product, by their names (%s)',
  (locale) => {
    const { product, common } = messages(locale);
    const named = { saleLabel: product.salePrice, wasLabel: product.originalLabel };
    expect(productPick(CARD, locale).price).toEqual({ amount: 780, ...named });
    expect(productPick({ ...CARD, compareAtPrice: yen(980), hasPriceRange: true }, locale).price).toEqual({
      amount: 780,
      ...named,
      compareAt: 980,
      from: common.priceFrom({ price: '{price}' }),
    });
  },
);
