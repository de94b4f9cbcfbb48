import { expect, test } from 'vitest';
import { itemsOfJson, itemsOfXml } from '../../engines/feed-rules';
import { nodesOf, structuredDataFaults } from '../../engines/structured-data-faults';
import { askShop } from '../../support/ask-shop';
import { attribute, ParsedPage } from '../../support/parsed-page';
import { PlatformApi } from '../../support/platform-api';
import { platformCatalogue } from '../../support/platform-catalogue';
import { runningShop } from '../../support/running-shop';

/** No other test changes it. */
const PLANT = 'umbellata';
const FEEDS = ['/feeds/google-ja-1.xml', '/feeds/products-en-1.json'];

/** Structured offers of each variant on its product page. */
async function offersOf(address: string) {
  const page = new ParsedPage(await (await askShop(address)).text());
  expect(structuredDataFaults(page.facts)).toEqual([]);
  const group = nodesOf(page.facts).find((node) => node['@type'] === 'ProductGroup');
  const variants = (group?.['hasVariant'] ?? []) as {
    offers: { url: string; price: number; availability: string };
  }[];
  return variants.map(({ offers: { url, price, availability } }) => ({
    id: new URL(url).searchParams.get('variant') ?? '',
    price,
    isInStock: availability.endsWith('/InStock'),
  }));
}

test('[SEO-02] [SEO-03] after a change on the platform pages, feeds and social images have the new price and stock', async () => {
  const { platformUrl } = runningShop();
  const platform = new PlatformApi(platformUrl);
  const before = await offersOf(`/products/${PLANT}`);
  const [first, second] = before;
  if (first === undefined || second === undefined) throw new Error(`${PLANT} has no options`);
  const pictureOf = async () => {
    const page = new ParsedPage(await (await askShop(`/products/${PLANT}`)).text());
    return attribute(page.all('meta', { property: 'og:image' })[0], 'content');
  };
  const picture = await pictureOf();
  const readAll = async () => {
    const [ja, en, xml = '', json = '{"items":[]}'] = await Promise.all([
      offersOf(`/products/${PLANT}`),
      offersOf(`/en/products/${PLANT}`),
      ...FEEDS.map(async (feed) => (await askShop(feed)).text()),
    ]);
    const feeds = [itemsOfXml(xml), itemsOfJson(json)].map((items) =>
      [first.id, second.id].map((id) => {
        const item = items.find((each) => each['id']?.[0] === id);
        return {
          id,
          price: Number.parseInt(item?.['price']?.[0] ?? '', 10),
          isInStock: item?.['availability']?.[0] === 'in_stock',
        };
      }),
    );
    return [ja.slice(0, 2), en.slice(0, 2), ...feeds];
  };
  const stock = (await platformCatalogue(platformUrl, 'JA')).get(PLANT)?.variants[0]?.stock ?? 0;
  try {
    await platform.changeVariant(first.id, { available: 0 });
    await platform.changeVariant(second.id, { price: second.price - 500 });
    await platform.delivered();
    const changed = [
      { ...first, isInStock: false },
      { ...second, price: second.price - 500 },
    ];
    await expect.poll(readAll, { interval: 250 }).toEqual(Array.from({ length: 4 }, () => changed));
  } finally {
    await platform.changeVariant(first.id, { available: stock });
    await platform.changeVariant(second.id, { price: second.price });
    await platform.delivered();
    await expect
      .poll(readAll, { interval: 250 })
      .toEqual(Array.from({ length: 4 }, () => before.slice(0, 2)));
  }
  // Its lowest price is the first variant's, which the image shows: no new image.
  expect(await pictureOf()).toBe(picture);
});
