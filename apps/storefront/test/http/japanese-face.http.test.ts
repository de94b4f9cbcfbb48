import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';

test('without JavaScript the face is there to be asked for', async () => {
  expect(await (await askShop('/')).text()).toMatch(
    /<noscript><link rel="stylesheet" href="\/fonts\/[^"]+\/face\.css"\/><\/noscript>/,
  );
});
