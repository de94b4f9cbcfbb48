import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';

test('without JavaScript the font can be loaded', async () => {
  expect(await (await askShop('/')).text()).toMatch(
    /<noscript><link rel="stylesheet" href="\/fonts\/[^"]+\/face\.css"\/><\/noscript>/,
  );
});
