import type { Catalogue } from '../catalogue/catalogue.ts';
import { plainText } from '../catalogue/html-text.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { compareInstant, compareNumber } from './compare-value.ts';
import type { SearchFields } from './evaluate-query.ts';
import { foldText } from './fold-text.ts';
import type { QueryTerm } from './parse-query.ts';
import { contains, type Needle, needle, type SearchText, searchText } from './search-text.ts';

type Matcher = (product: CatalogueProduct, term: QueryTerm) => boolean;

/** The searched parts of a product, and the weight of a match. */
const WEIGHTS = {
  title: 100,
  names: 80,
  productType: 40,
  tags: 40,
  vendor: 30,
  variants: 20,
  body: 5,
} as const;

export type ProductPart = keyof typeof WEIGHTS;
type ProductTexts = Readonly<Record<ProductPart, SearchText>>;

const ALL_PARTS = Object.keys(WEIGHTS) as ProductPart[];
/** Bonus for a title that begins with the searched text. */
const STARTS_WITH = 50;

const texts = new WeakMap<CatalogueProduct, ProductTexts>();

/**
 * Search fields of products. Use one object per search: it caches prepared terms.
 * @param parts searched for bare words
 * @param isPrefixTerm whether a term without `*` may be a prefix
 */
export function productFields(
  catalogue: Catalogue,
  now: Date,
  parts: readonly ProductPart[] = ALL_PARTS,
  isPrefixTerm: (term: QueryTerm) => boolean = () => false,
): SearchFields<CatalogueProduct> {
  const needles = new Map<QueryTerm, Needle>();
  const ready = (term: QueryTerm): Needle => {
    const made = needles.get(term) ?? needle(term.value, term.isPrefix || isPrefixTerm(term));
    needles.set(term, made);
    return made;
  };
  const isOneOf = (values: readonly (string | undefined)[], term: QueryTerm): boolean => {
    const asked = term.isQuoted ? [term.value] : term.value.split(',');
    const folded = asked.map((value) => foldText(value.trim()));
    return values.some((value) => {
      if (value === undefined) return false;
      const actual = foldText(value);
      return folded.some((requested) =>
        term.isPrefix ? actual.startsWith(requested) : actual === requested,
      );
    });
  };
  const isTagged: Matcher = (product, term) => isOneOf(product.tags, term);
  const hasSku: Matcher = (product, term) =>
    isOneOf(
      product.variants.map(({ sku }) => sku),
      term,
    );
  const matchers: Readonly<Record<string, Matcher>> = {
    available_for_sale: (product, { value }) => catalogue.isProductAvailable(product) === (value === 'true'),
    created_at: (product, term) => compareInstant(product.createdAt, term, now),
    handle: (product, term) => isOneOf([product.handle], term),
    id: (product, term) => compareNumber(product.numericId, term),
    product_type: (product, term) =>
      isOneOf([product.productType, product.translations['EN']?.['productType']], term),
    published_at: (product, term) => compareInstant(product.publishedAt, term, now),
    sku: hasSku,
    tag: isTagged,
    tag_not: (product, term) => !isTagged(product, term),
    title: (product, term) =>
      contains(textsOf(product).title, ready(term)) || contains(textsOf(product).names, ready(term)),
    updated_at: (product, term) => compareInstant(product.updatedAt, term, now),
    'variants.price': (product, term) => product.variants.some(({ price }) => compareNumber(price, term)),
    'variants.sku': hasSku,
    vendor: (product, term) =>
      isOneOf([product.vendor, product.translations['EN']?.['shop.vendor_name']], term),
  };
  return {
    field: (name) => (Object.hasOwn(matchers, name) ? matchers[name] : undefined),
    text: (product, term) => {
      if (term.value === '') return 0;
      const requested = ready(term);
      const own = textsOf(product);
      let score: number | null = null;
      for (const part of parts) {
        if (contains(own[part], requested)) score = (score ?? 0) + WEIGHTS[part];
      }
      if (score !== null && own.title.compact.startsWith(requested.compact)) score += STARTS_WITH;
      return score;
    },
  };
}

/** A product's prepared search texts, cached. */
export function textsOf(product: CatalogueProduct): ProductTexts {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const english = product.translations['EN'];
  const fact = (key: string) => product.metafields.find((field) => field.key === key)?.value;
  const made: ProductTexts = {
    title: searchText([product.title]),
    names: searchText([english?.['title'], fact('latin_name'), product.handle]),
    productType: searchText([product.productType, english?.['productType']]),
    tags: searchText(product.tags),
    vendor: searchText([product.vendor, english?.['shop.vendor_name']]),
    variants: searchText(product.variants.flatMap(({ title, sku }) => [title, sku])),
    body: searchText([plainText(product.descriptionHtml), plainText(english?.['descriptionHtml'] ?? '')]),
  };
  texts.set(product, made);
  return made;
}
