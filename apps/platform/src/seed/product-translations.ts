import type { Product } from '@shop/fixtures/catalogue/product';
import { optionKey, type Translations } from '../catalogue/metafield.ts';
import { arModelOf, setDefinitionOf } from './definitions.ts';
import type { SeedContext } from './seed-context.ts';

/** A product's translations, by field name of the queries. */
export function translationsOf(
  product: Product,
  { collectionOf, vendorNamesEn, arOf, setOf }: SeedContext,
): Translations {
  const category = collectionOf.get(product.category);
  const vendorEn = vendorNamesEn.get(product.vendor);
  const { bodyHtml, care, included, options, sizes } = product.english;
  const ar = arOf.get(product.id);
  const set = setOf.get(product.id);
  const crumbs = product.breadCrumbs.map(({ name, handle }) => ({
    name: collectionOf.get(handle.split('/').at(-1) ?? handle)?.titleEn ?? name,
    handle,
  }));
  return {
    EN: {
      title: product.titleEn,
      ...(category && { productType: category.titleEn }),
      ...(vendorEn && { 'shop.vendor_name': vendorEn }),
      descriptionHtml: bodyHtml,
      ...Object.fromEntries(product.options.flatMap((option, index) => optionWords(option, options[index]))),
      ...Object.fromEntries(
        product.variants.flatMap(({ size }, index) =>
          size === null ? [] : [[`shop.size.${size}`, sizes[index] ?? size]],
        ),
      ),
      'shop.introduction': product.introductionEn,
      ...(care && { 'shop.care': JSON.stringify(care) }),
      ...(included.length > 0 && { 'shop.included': JSON.stringify(included) }),
      ...(ar && { 'shop.ar_model': JSON.stringify(arModelOf(ar, englishValue(product, ar.variantTitle))) }),
      ...(set && { 'shop.set_definition': JSON.stringify(setDefinitionOf(set, 'nameEn')) }),
      'shop.bread_crumbs': JSON.stringify(crumbs),
    },
  };
}

/** An option's English name and values, by lookup key. */
function optionWords(
  { name, values }: Product['options'][number],
  english: Product['options'][number] | undefined,
): [string, string][] {
  return [
    [optionKey(name), english?.name ?? name],
    ...values.map((value, index): [string, string] => [
      optionKey(name, value),
      english?.values[index] ?? value,
    ]),
  ];
}

/** A product's option value, also a variant's title, in English. */
function englishValue({ options, english }: Product, value: string): string {
  for (const [index, { values }] of options.entries()) {
    const place = values.indexOf(value);
    if (place >= 0) return english.options[index]?.values[place] ?? value;
  }
  return value;
}

/**
 * English alternative text of a product's image; the catalogue contains the Japanese one. A variant's image names the variant as in its
 * picker.
 */
export function englishAlt(product: Product, { id, view, position }: Product['images'][number]): string {
  if (view !== 'variant')
    return [product.titleEn, product.english.shown[position - 1]].filter(Boolean).join(', ');
  const variant = product.variants.find(({ imageId }) => imageId === id);
  return variant ? `${product.titleEn}, ${englishValue(product, variant.title)}` : product.titleEn;
}
