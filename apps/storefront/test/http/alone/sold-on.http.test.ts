import { expect, test } from 'vitest';
import { askShop } from '../../support/ask-shop';
import { PlatformApi } from '../../support/platform-api';
import { platformCatalogue } from '../../support/platform-catalogue';
import { runningShop } from '../../support/running-shop';
import { LANGUAGES } from '../../support/words';

test('[PROD-07] the page of a variant that is sold after its stock has run out offers it, until the back office ends it', async () => {
  const handle = 'pachira-mini';
  const { platformUrl } = runningShop();
  const platform = new PlatformApi(platformUrl);
  const [variant] = (await platformCatalogue(platformUrl, 'JA')).get(handle)?.variants ?? [];
  if (variant === undefined) throw new Error(`${handle} is not in the catalogue`);
  const pages = () =>
    Promise.all(
      LANGUAGES.map(async ({ prefix, words }) =>
        (await (await askShop(`${prefix}/products/${handle}?variant=${variant.id}`)).text()).includes(
          words.product.addToCart,
        ),
      ),
    );
  try {
    await platform.changeVariant(variant.id, { available: 0 });
    await expect.poll(pages).toEqual(LANGUAGES.map(() => false));
    await platform.changeVariant(variant.id, { inventoryPolicy: 'CONTINUE' });
    await expect.poll(pages).toEqual(LANGUAGES.map(() => true));
    await platform.changeVariant(variant.id, { inventoryPolicy: 'DENY' });
    await expect.poll(pages).toEqual(LANGUAGES.map(() => false));
  } finally {
    await platform.changeVariant(variant.id, { available: variant.stock, inventoryPolicy: 'DENY' });
  }
});
