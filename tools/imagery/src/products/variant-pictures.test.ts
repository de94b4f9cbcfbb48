import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { Product, Variant } from '@shop/fixtures/catalogue/product';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../cli/manifest';
import { pictureHash } from '../cli/picture-hash';
import { subjects } from '../cli/subjects';
import { VARIANT_LOOKS } from './variant-looks';

/**
 * Variant names that contain only a size, which the room's ruler shows. Every other name contains a colour, a kind, a
 * material, a content or a number, which needs its own image.
 */
const MERE_SIZE =
  /^(\d+(\.\d+)?号(用|鉢セット)?|[SMLX]+( \d+号用)?|(幹|塊根)?径\d+cm|\d+cm|小|大|小鉢用|大鉢用|ロー|ハイ|豆鉢)$/;

/** Sets assembled in the shop: the images of their options show the selection. Combinations have no images of their own yet. */
const PUT_TOGETHER = ['tableplants-pick2', 'succulent-pick3', 'herb-pick4'];

const { products } = loadCatalogue();
const telling = products.filter(
  ({ handle, variants }) =>
    variants.length > 1 &&
    variants.some((variant) => wordsOf(variant).length > 0) &&
    !PUT_TOGETHER.includes(handle),
);
const ofProducts = telling.map((product) => [product.handle, product] as const);
const all = subjects();
const drawn = new Map(all.map(({ name, subject }) => [name, JSON.stringify(subject)]));

/** The content of a variant's name besides its size. */
function wordsOf({ selectedOptions }: Variant): string {
  return selectedOptions
    .map(({ value }) => value)
    .filter((value) => !MERE_SIZE.test(value))
    .join(' ');
}

/** The name of a variant's master below the images folder. */
function masterOf(product: Product, variant: Variant): string {
  const image = product.images.find(({ id }) => id === variant.imageId);
  return /products\/[^/.]+/.exec(image?.src ?? '')?.[0] ?? '';
}

describe('images of variants', () => {
  it('finds the variants that differ by more than a size', () => {
    const handles = telling.map(({ handle }) => handle);
    for (const handle of [
      'tableplants-color',
      'soil-kanyo',
      'tool-watermeter',
      'drybonsai-hana',
      'gift-bouquet-anniv',
    ])
      expect(handles).toContain(handle);
    expect(handles).not.toContain('umbellata');
  });

  it('excludes exactly the composed sets', () => {
    expect([...PUT_TOGETHER].sort()).toEqual(
      products
        .filter(({ isSetProduct }) => isSetProduct)
        .map(({ handle }) => handle)
        .sort(),
    );
  });

  it.each(ofProducts)(
    '[PROD-01] of %s: a variant with a colour, kind, content or number has a unique image',
    (_, product) => {
      const manifest = readManifest();
      const shown = new Map<string, Set<string>>();
      for (const variant of product.variants) {
        const master = masterOf(product, variant);
        expect(manifest[master], `${variant.title} shows ${master}`).toBeDefined();
        shown.set(master, (shown.get(master) ?? new Set()).add(wordsOf(variant)));
      }
      expect([...shown].filter(([, words]) => words.size > 1).map(([, words]) => [...words])).toEqual([]);
    },
  );

  it.each(ofProducts)('of %s are rendered from different parameters', (_, product) => {
    const looks = new Map<string, string>();
    for (const variant of product.variants) {
      const look = drawn.get(masterOf(product, variant)) ?? '';
      expect(look, variant.title).not.toBe('');
      expect([undefined, wordsOf(variant)], variant.title).toContain(looks.get(look));
      looks.set(look, wordsOf(variant));
    }
  });

  it('were rendered from their current description', () => {
    const manifest = readManifest();
    const shown = new Set(
      telling.flatMap((product) => product.variants.map((variant) => masterOf(product, variant))),
    );
    const old = all
      .filter(({ name }) => shown.has(name))
      .filter(({ name, subject, kind }) => manifest[name]?.hash !== pictureHash(subject, kind));
    expect(old.map(({ name }) => name)).toEqual([]);
  });

  it('have the colour that the catalogue gives the variant', () => {
    const wrong = telling.flatMap((product) =>
      product.variants
        .filter((variant) => {
          const { potColor, flowerColor } = variant.illustration ?? {};
          const look = drawn.get(masterOf(product, variant)) ?? '';
          return [potColor, flowerColor].some((color) => color && !look.includes(`"${color}"`));
        })
        .map(({ title }) => `${product.handle} ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are described for existing variants only', () => {
    const named = Object.entries(VARIANT_LOOKS).flatMap(([handle, looks]) =>
      Object.keys(looks).map((name) => `${handle} ${name}`),
    );
    const known = new Set(
      products.flatMap(({ handle, variants }) => variants.map(({ title }) => `${handle} ${title}`)),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
