import { KOMORENO } from '@shop/brands/komoreno/brand';
import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';
import { elementsBelow, ParsedPage, textOf } from '../support/parsed-page';
import { LANGUAGES, say } from '../support/words';

/** The rows under the buy buttons, and all other lists in the main part. */
async function rowsOf(path: string): Promise<string[]> {
  const main = new ParsedPage(await (await askShop(path)).text()).all('main')[0];
  if (main === undefined) throw new Error(`${path} has no main`);
  return [...elementsBelow(main)].filter(({ tagName }) => tagName === 'li').map(textOf);
}

test('[PROD-14] what is included, pet safety and payment methods are shown under the buy buttons, where known', async () => {
  for (const { locale, prefix, words } of LANGUAGES) {
    const { product } = words;
    const pay = say(product.payments, {
      names: (KOMORENO.payments?.[locale] ?? []).join(words.common.nameSeparator),
    });
    const pot = { ja: '陶器鉢', en: 'ceramic pot' }[locale];
    const pachira = await rowsOf(`${prefix}/products/pachira-nuri`);
    expect(pachira).toEqual(
      expect.arrayContaining([say(product.included, { names: pot }), product.safety.pets, pay]),
    );
    const plain = await rowsOf(`${prefix}/products/umbellata`);
    expect(plain).toContain(pay);
    expect(plain).not.toContain(product.safety.pets);
    expect(plain.filter((row) => row.startsWith(product.included.replace('{names}', '')))).toEqual([]);
    // A sold-out product has no payment row.
    expect(await rowsOf(`${prefix}/products/pothos-golden`)).not.toContain(pay);
  }
});
