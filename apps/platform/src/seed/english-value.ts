import type { Product } from '@shop/fixtures/catalogue/product';

/** A product's option value, which is also the title of a variant, in English. */
export function englishValue({ options, english }: Product, value: string): string {
  for (const [index, { values }] of options.entries()) {
    const place = values.indexOf(value);
    if (place >= 0) return english.options[index]?.values[place] ?? value;
  }
  return value;
}
