import { expect, test } from 'vitest';
import { askShop } from '../../support/ask-shop';
import { attribute, elementsBelow, ParsedPage, textOf } from '../../support/parsed-page';
import { PlatformApi } from '../../support/platform-api';
import { platformCatalogue } from '../../support/platform-catalogue';
import { runningShop } from '../../support/running-shop';
import { LANGUAGES } from '../../support/words';

test('[PROD-07] the page and the list of a variant that is sold after its stock has run out offer it, until the back office ends it', async () => {
  // One variant: its card is sold out with it.
  const handle = 'nephrolepis';
  const { platformUrl } = runningShop();
  const platform = new PlatformApi(platformUrl);
  const [ja, en] = [await platformCatalogue(platformUrl, 'JA'), await platformCatalogue(platformUrl, 'EN')];
  const [variant] = ja.get(handle)?.variants ?? [];
  if (variant === undefined) throw new Error(`${handle} is not in the catalogue`);
  const textAt = async (path: string) => (await askShop(path)).text();
  const isItsLink = (address = '') => address.split(/[?#]/)[0]?.endsWith(`/products/${handle}`) === true;
  /** Whether the page, and the card in the list, offer it; in each language. */
  const offers = () =>
    Promise.all(
      LANGUAGES.map(async ({ prefix, words }) => {
        const page = await textAt(`${prefix}/products/${handle}?variant=${variant.id}`);
        const name = (prefix === '' ? ja : en).get(handle)?.title ?? '';
        const list = await textAt(`${prefix}/search?${new URLSearchParams({ q: name })}`);
        const card = new ParsedPage(list)
          .all('article')
          .find((one) => [...elementsBelow(one)].some((link) => isItsLink(attribute(link, 'href'))));
        return [page.includes(words.product.addToCart), card && !textOf(card).includes(words.card.soldOut)];
      }),
    );
  try {
    await platform.changeVariant(variant.id, { available: 0 });
    await expect.poll(offers).toEqual(LANGUAGES.map(() => [false, false]));
    await platform.changeVariant(variant.id, { inventoryPolicy: 'CONTINUE' });
    await expect.poll(offers).toEqual(LANGUAGES.map(() => [true, true]));
    await platform.changeVariant(variant.id, { inventoryPolicy: 'DENY' });
    await expect.poll(offers).toEqual(LANGUAGES.map(() => [false, false]));
  } finally {
    await platform.changeVariant(variant.id, { available: variant.stock, inventoryPolicy: 'DENY' });
  }
});
