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
    const names = KOMORENO.payments?.[locale] ?? [];
    const pay = product.payments + names.join('');
    const pot = { ja: '陶器鉢', en: 'ceramic pot' }[locale];
    const pachira = await rowsOf(`${prefix}/products/pachira-nuri`);
    expect(pachira).toEqual(
      expect.arrayContaining([say(product.included, { names: pot }), product.safety.pets, pay, ...names]),
    );
    const plain = await rowsOf(`${prefix}/products/umbellata`);
    expect(plain).toContain(pay);
    expect(plain).not.toContain(product.safety.pets);
    expect(plain.filter((row) => row.startsWith(product.included.replace('{names}', '')))).toEqual([]);
    // A sold-out product has no payment row.
    expect(await rowsOf(`${prefix}/products/pothos-golden`)).not.toContain(pay);
  }
});

test('[PROD-13] [PROD-14] under the buttons the answers come first: arrival, guarantee, advice, payment; then what leads elsewhere', async () => {
  for (const { prefix, words } of LANGUAGES) {
    const { product } = words;
    const rows = await rowsOf(`${prefix}/products/umbellata`);
    const places = [
      say(product.deliveryNote, { from: 10, to: 24 }) + product.deliveryHint,
      say(product.guaranteeNote, { days: 14 }) + product.guaranteeHint,
      product.adviceNote + product.adviceHint,
      product.payments,
      product.similar,
    ].map((start) => rows.findIndex((row) => row.startsWith(start)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
