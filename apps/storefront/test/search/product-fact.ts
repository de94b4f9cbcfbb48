import type { Product } from '@shop/fixtures/catalogue/product';

/**
 * Whether a product of the catalogue has a fact: `tag:`, `type:`, `handle:`, `title:`, `en:` (in the English title), `latin:`, `vendor:`,
 * `ai:`, `intro:` (its Japanese introduction), `body:` (in either language), `below:`, `price:` and `tall:` (of a variant, ranges in yen
 * and in cm), `variant:`.
 * @throws for an unknown fact
 */
export function hasFact(product: Product, fact: string): boolean {
  const [name, ...rest] = fact.split(':');
  const value = rest.join(':');
  switch (name) {
    case 'tag':
      return product.tags.includes(value);
    case 'type':
      return product.productType === value;
    case 'handle':
      return product.handle === value;
    case 'latin':
      return product.latinName?.startsWith(value) ?? false;
    case 'en':
      return product.titleEn.includes(value);
    case 'body':
      return `${product.bodyHtml} ${product.introduction} ${product.introductionEn}`.includes(value);
    case 'intro':
      return product.introduction.includes(value);
    case 'price':
      return product.variants.some(({ price }) => isWithin(price, value));
    case 'title':
      return product.title.includes(value);
    case 'vendor':
      return product.vendor === value;
    case 'ai':
      return product.aiTags.some(({ childAITagId }) => childAITagId === Number(value));
    case 'below':
      return product.price <= Number(value);
    case 'variant':
      return product.variants.some(({ title }) => title.split(/[\s/]+/u).includes(value));
    case 'tall':
      return product.variants.some(({ size }) => isAsTall(size ?? '', value));
    default:
      throw new Error(`unknown fact ${name}`);
  }
}

/** @param size of a variant: 高さが約15〜25cm. @param asked `90-110` */
function isAsTall(size: string, asked: string): boolean {
  if (!size.startsWith('高さ')) return false;
  const [from = 0, to = from] = (size.match(/\d+/gu) ?? []).map(Number);
  const [least = 0, most = least] = asked.split('-').map(Number);
  return from <= most && to >= least;
}

/** @param asked `3000-5000` */
function isWithin(price: number, asked: string): boolean {
  const [least = 0, most = least] = asked.split('-').map(Number);
  return price >= least && price <= most;
}
