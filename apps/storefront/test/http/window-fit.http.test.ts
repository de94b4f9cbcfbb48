import { WINDOW_DISTANCES, WINDOW_SIDES } from '@shop/rules/product/window-fit';
import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';

test('[FIT-01] every answer in a URL gives the same page with another light, with the canonical URL without it', async () => {
  const plain = await (await askShop('/ornamentplants')).text();
  const canonical = /<link rel="canonical" href="[^"]+"/.exec(plain)?.[0] ?? 'none';
  expect(canonical).toMatch(/\/ornamentplants"$/);
  const bare = (html: string) =>
    html.replace(/ data-window-light="\w+"/, '').replaceAll(/ checked=""(?= value="\w+")/g, '');
  for (const side of WINDOW_SIDES) {
    for (const distance of WINDOW_DISTANCES) {
      const answer = await askShop(`/ornamentplants?window=${side}&distance=${distance}`);
      const html = await answer.text();
      expect(html).toMatch(/<html data-window-light="(?:dark|corner|lace|morning|sun)" /);
      expect(html.match(/ checked="" value="(?:\w+)"/g)).toHaveLength(2);
      expect(bare(html)).toBe(bare(plain));
    }
  }
  expect(await (await askShop('/ornamentplants?window=up&distance=near')).text()).toBe(plain);
});
