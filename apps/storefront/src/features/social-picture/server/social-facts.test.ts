import { yenOnTheWire } from '@shop/graphql/testing/wire-cart';
import { wireProductPage, wireVariant } from '@shop/graphql/testing/wire-product';
import { toProductPage } from '@shop/graphql/to-rules/to-product';
import { NO_PRODUCT_LISTS } from '@shop/rules/catalog/product-lists';
import { expect, test } from 'vitest';
import { productSocialFacts } from './social-facts';

const PRICES = [6_980, 9_800, 15_400];

function product() {
  const nodes = PRICES.map((price, at) =>
    wireVariant({
      id: `gid://shopify/ProductVariant/${at + 1}`,
      title: `${at + 5}号`,
      selectedOptions: [{ name: 'サイズ', value: `${at + 5}号` }],
      price: yenOnTheWire(price),
    }),
  );
  const read = toProductPage(wireProductPage({ variants: { nodes } }), NO_PRODUCT_LISTS);
  if (!read.ok || read.value === null) throw new Error('no product');
  return read.value.product;
}

test('[SEO-03] the social image of a shared variant has its own price, that of a product its lowest', () => {
  const shared = product();
  for (const variant of shared.variants) {
    const facts = productSocialFacts(shared, variant, 'ja');
    expect(facts.price).toBe(`¥${variant.price.toLocaleString('en')}`);
    expect(facts.title).toBe(`${shared.title} ${variant.title}`);
    expect(facts.note).toBe(shared.vendor);
  }
  expect(shared.vendor).not.toBe('');
  expect(shared.variants.map(({ price }) => price)).toEqual(PRICES);
  expect(productSocialFacts(shared, null, 'ja')).toMatchObject({ title: shared.title, price: '¥6,980〜' });
});
