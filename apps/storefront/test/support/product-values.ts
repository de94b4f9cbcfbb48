import { nodesOf } from '../engines/structured-data-faults';
import { attribute, elementsBelow, type PageElement, type ParsedPage, textOf } from './parsed-page';
import type { PlatformProduct } from './platform-catalogue';
import type { Words } from './words';

interface Offer {
  readonly url: string;
  readonly price: number;
  readonly availability: string;
  readonly priceSpecification?: { readonly price: number };
}

interface EngineProduct {
  readonly name: string;
  readonly sku: string;
  readonly offers: Offer;
}

/** Differences of a product's card or page from the platform, as sentences; empty if equal. */
type Differences = string[];

/**
 * Compares every card of a page with the platform: its name, price, struck price, and the resulting tags. The text of a column is no card:
 * the products that it names are compared one by one.
 */
export function cardDifferences(
  page: ParsedPage,
  products: ReadonlyMap<string, PlatformProduct>,
): Differences {
  return page.all('article').flatMap((article) => {
    const below = [...elementsBelow(article)];
    return below.some(({ tagName }) => tagName === 'h1')
      ? below
          .filter(({ tagName }) => tagName === 'li')
          .flatMap((pick) =>
            differencesOf(pick, products, (title) => (textOf(pick).startsWith(title) ? title : textOf(pick))),
          )
      : differencesOf(
          article,
          products,
          () => below.filter(({ tagName }) => /^h[2-5]$/.test(tagName)).map(textOf)[0],
        );
  });
}

function differencesOf(
  card: PageElement,
  products: ReadonlyMap<string, PlatformProduct>,
  titleShown: (expected: string) => string | undefined,
): Differences {
  const href = [...elementsBelow(card)]
    .map((element) => attribute(element, 'href') ?? '')
    .find((address) => address.includes('/products/'));
  if (href === undefined) return [];
  const handle = decodeURIComponent(new URL(href, 'http://shop').pathname.split('/').at(-1) ?? '');
  const product = products.get(handle);
  if (product === undefined) return [`a card leads to ${handle}, which is not sold`];
  const shown = { title: titleShown(product.title), ...pricesIn(card) };
  const expected = { title: product.title, ...cardPrices(product) };
  return JSON.stringify(shown) === JSON.stringify(expected)
    ? []
    : [`the card of ${handle} says ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`];
}

/** A card shows the lowest price; a struck one only if the page's initial variant has that price. */
function cardPrices({ variants }: PlatformProduct) {
  const prices = variants.map(({ price }) => price);
  const price = Math.min(...prices);
  const opened = variants.find(({ stock }) => stock > 0) ?? variants[0];
  const struck = opened?.compareAtPrice ?? 0;
  return {
    price,
    struck: opened?.price === price && struck > price ? struck : null,
    isRange: Math.max(...prices) > price,
  };
}

/** Compares a product page, opened with one of its variants, with the platform. */
export function productDifferences(
  page: ParsedPage,
  product: PlatformProduct,
  words: Words,
  named?: string,
): Differences {
  const { variants } = product;
  const chosen =
    variants.find(({ id }) => id === named) ?? variants.find(({ stock }) => stock > 0) ?? variants[0];
  if (chosen === undefined) return [`${product.handle} has no variant`];
  const nodes = nodesOf(page.facts);
  const facts = nodes.find(({ '@type': type }) => type === 'Product' || type === 'ProductGroup') ?? {};
  const options = page.all('a', { role: 'radio' });
  const [main] = page.all('main');
  const isSet = options.length === 0 && variants.length > 1;
  const buyable = isSet ? variants.some(({ stock }) => stock > 0) : chosen.stock > 0;
  const pairs: readonly (readonly [what: string, shown: unknown, expected: unknown])[] = [
    ['heading', page.all('h1').map(textOf), [product.title]],
    ['name for engines', facts['name'], product.title],
    ['brand for engines', (facts['brand'] as { name: string }).name, product.vendor],
    [
      'variants for engines',
      offersIn(facts),
      // For any selection: structured data is the same at each variant's URL.
      variants.map(({ id, title, sku, price, compareAtPrice, stock }) => ({
        id,
        name: variants.length === 1 ? product.title : `${product.title} ${title}`,
        sku,
        price,
        struck: compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null,
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      })),
    ],
    [
      'rating for engines',
      (facts['aggregateRating'] as { ratingValue: number } | undefined)?.ratingValue ?? null,
      product.reviews > 0 ? product.rating : null,
    ],
    [
      'number of reviews for engines',
      (facts['aggregateRating'] as { reviewCount: number } | undefined)?.reviewCount ?? 0,
      product.reviews,
    ],
    ['button to buy', main !== undefined && hasButton(main, words.product.addToCart), buyable],
    [
      'choice of variants',
      options.map((option) => ({
        id: new URL(attribute(option, 'href') ?? '', 'http://shop').searchParams.get('variant'),
        isChosen: attribute(option, 'aria-checked') === 'true',
        stock: Object.values(stockWords(words)).find((label) => textOf(option).endsWith(label)),
        ...pricesIn(option),
      })),
      isSet || variants.length === 1
        ? []
        : variants.map(({ id, price, compareAtPrice, stock }) => ({
            id,
            isChosen: id === chosen.id,
            stock: stockWords(words)[stockKind(stock)],
            price,
            struck: compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null,
            isRange: false,
          })),
    ],
  ];
  return pairs.flatMap(([what, shown, expected]) =>
    JSON.stringify(shown) === JSON.stringify(expected)
      ? []
      : [`${product.handle}, ${what}: ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`],
  );
}

/** Structured offers of each variant. */
function offersIn(facts: Readonly<Record<string, unknown>>) {
  const products = (facts['hasVariant'] ?? [facts]) as readonly EngineProduct[];
  return products.map(({ name, sku, offers }) => ({
    id: new URL(offers.url).searchParams.get('variant'),
    name,
    sku,
    price: offers.price,
    struck: offers.priceSpecification?.price ?? null,
    availability: offers.availability,
  }));
}

function hasButton(part: PageElement, label: string): boolean {
  return [...elementsBelow(part)].some(
    ({ tagName, ...element }) => tagName === 'button' && textOf({ tagName, ...element }) === label,
  );
}

function stockWords(words: Words) {
  const { stockCircle, stockTriangle, stockFew, stockWaiting } = words.product;
  return { ample: stockCircle, moderate: stockTriangle, few: stockFew, none: stockWaiting };
}

/** PROD-06, implemented again: the expected value must not come from the tested code. */
function stockKind(stock: number): 'ample' | 'moderate' | 'few' | 'none' {
  if (stock >= 10) return 'ample';
  if (stock >= 6) return 'moderate';
  return stock >= 1 ? 'few' : 'none';
}

/** The displayed prices of a part of a page: the current one, the struck one, and whether other variants cost more. */
function pricesIn(part: PageElement) {
  const struck = [...elementsBelow(part)].filter(({ tagName }) => tagName === 's').map(textOf)[0];
  const text = textOf(part);
  // Grouped by three: the next text may begin with a digit, such as a rank.
  const [, amount = '', range] = /[¥¥]\s?(\d{1,3}(?:,\d{3})*)\s?(〜)?/.exec(text) ?? [];
  const isFrom = /from\s?[¥¥]/i.test(text);
  return {
    price: yenOf(amount),
    struck: struck === undefined ? null : yenOf(struck),
    isRange: range !== undefined || isFrom,
  };
}

function yenOf(text: string): number {
  return Number(text.replace(/[^\d]/g, ''));
}
