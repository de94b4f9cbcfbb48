import type { Product } from '@shop/fixtures/catalogue/product';

/** A product's option value, also a variant's title, in English. */
export function englishValue({ options, english }: Product, value: string): string {
  for (const [index, { values }] of options.entries()) {
    const place = values.indexOf(value);
    if (place >= 0) return english.options[index]?.values[place] ?? value;
  }
  return value;
}
