import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { suggestionsAnswer } from '../../src/features/search/contract/suggestions';
import { socialPictureAddress } from '../../src/foundation/routing/social-picture';
import { itemsOfJson, itemsOfXml, type ReadItem } from '../engines/feed-rules';
import { nodesOf } from '../engines/structured-data-faults';
import { callTool } from '../support/agent-call';
import { askShop } from '../support/ask-shop';
import { attribute, elementsBelow, ParsedPage, textOf } from '../support/parsed-page';
import { type PlatformProduct, platformCatalogue, queryPlatform } from '../support/platform-catalogue';
import { runningShop } from '../support/running-shop';
import { LANGUAGES, type Words } from '../support/words';

/** On sale; with several prices, one of its sizes sold out; sold out. */
const HANDLES = ['altissima', 'umbellata', 'pothos-golden'];
/** Composed by the shopper: its page shows a choice instead of variants. */
const SET = 'tableplants-pick2';

/** The shop's data of one variant in one place; undefined where the place lacks it. */
interface Said {
  readonly price: number;
  readonly struck?: number | null;
  readonly isThere?: boolean;
  /** Displayed fees, ascending. */
  readonly fees?: readonly number[];
}

/** A variant in one language and place. */
interface Asked {
  readonly product: PlatformProduct;
  readonly variant: PlatformProduct['variants'][number];
  readonly locale: 'ja' | 'en';
  readonly prefix: string;
  readonly words: Words;
}

const yenIn = (text: string) => Number(text.replace(/[^\d]/g, ''));
/** Amounts of money in a text, in order. */
const amountsIn = (text: string) => [...text.matchAll(/[¥¥]\s?([\d,]+)/g)].map(([, yen = '']) => yenIn(yen));

/** Reads a page or a feed once: nobody changes a product meanwhile. */
function readOnce<Read>(parse: (text: string) => Read): (path: string) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return (path) => {
    const read = known.get(path) ?? askShop(path).then(async (answer) => parse(await answer.text()));
    known.set(path, read);
    return read;
  };
}
const page = readOnce((html) => new ParsedPage(html));
const jsonFeed = readOnce(itemsOfJson);
const xmlFeed = readOnce(itemsOfXml);

let catalogue: Record<'ja' | 'en', ReadonlyMap<string, PlatformProduct>>;
beforeAll(async () => {
  const { platformUrl } = runningShop();
  const [ja, en] = [await platformCatalogue(platformUrl, 'JA'), await platformCatalogue(platformUrl, 'EN')];
  catalogue = { ja, en };
});

/** The product page with the variant selected. */
async function onPage({ product, variant, prefix, words }: Asked): Promise<Said> {
  const shown = await page(`${prefix}/products/${product.handle}?variant=${variant.id}`);
  const main = shown.all('main')[0];
  if (main === undefined) throw new Error('no main');
  const below = [...elementsBelow(main)];
  const chosen = below.find((element) => attribute(element, 'aria-checked') === 'true');
  const struck = below.find(({ tagName }) => tagName === 's');
  const buttons = below.filter(({ tagName }) => tagName === 'button').map(textOf);
  return {
    price:
      amountsIn(textOf(chosen ?? main)).filter((yen) => yen !== yenIn(struck ? textOf(struck) : ''))[0] ?? 0,
    struck: chosen ? struckIn(chosen) : struck ? yenIn(textOf(struck)) : null,
    isThere: buttons.includes(words.product.addToCart),
  };
}

function struckIn(element: Parameters<typeof elementsBelow>[0]): number | null {
  const struck = [...elementsBelow(element)].find(({ tagName }) => tagName === 's');
  return struck === undefined ? null : yenIn(textOf(struck));
}

/** Structured data: every variant at each of its URLs. */
async function inFacts({ product, variant, prefix }: Asked): Promise<Said> {
  const { facts } = await page(`${prefix}/products/${product.handle}`);
  const nodes = nodesOf(facts);
  const offers = JSON.stringify(facts).includes('hasVariant')
    ? nodes.flatMap(({ hasVariant }) => (hasVariant ?? []) as { offers: unknown }[])
    : (nodes.filter(({ offers: one }) => one !== undefined) as { offers: unknown }[]);
  const offer = z
    .object({
      url: z.string(),
      price: z.number(),
      availability: z.string(),
      priceSpecification: z.object({ price: z.number() }).optional(),
      shippingDetails: z.array(z.object({ '@id': z.string() })),
    })
    .parse(
      offers
        .map((one) => one.offers as { url?: string })
        .find(({ url }) => new URL(url ?? '', 'http://shop').searchParams.get('variant') === variant.id),
    );
  return {
    price: offer.price,
    struck: offer.priceSpecification?.price ?? null,
    isThere: offer.availability === 'https://schema.org/InStock',
    fees: ascending(offer.shippingDetails.map((one) => yenIn(one['@id']))),
  };
}

const inFeed = async (asked: Asked): Promise<Said> =>
  saidByItem(asked, await jsonFeed(`/feeds/products-${asked.locale}-1.json`));

/** The feed for Google Merchant Center. */
const inXmlFeed = async (asked: Asked): Promise<Said> =>
  saidByItem(asked, await xmlFeed(`/feeds/google-${asked.locale}-1.xml`));

function saidByItem({ variant }: Asked, items: readonly ReadItem[]): Said {
  const item = items.find(({ id }) => id?.[0] === variant.id);
  const [price = '', sale] = [item?.['price']?.[0], item?.['sale_price']?.[0]];
  return {
    price: yenIn(sale ?? price),
    struck: sale === undefined ? null : yenIn(price),
    isThere: item?.['availability']?.[0] === 'in_stock',
    fees: ascending(
      [...JSON.stringify(item?.['shipping'] ?? []).matchAll(/(\d+) JPY/g)].map(([, yen]) => Number(yen)),
    ),
  };
}

/** The cards of a search for the product's name: the lowest price, what it is struck from, and whether any variant is there. */
async function expectOnCard({ product, prefix, words }: Omit<Asked, 'variant'>): Promise<void> {
  const shown = await page(`${prefix}/search?${new URLSearchParams({ q: product.title })}`);
  const card = shown
    .all('article')
    .find((one) =>
      [...elementsBelow(one)].some(
        (link) =>
          link.tagName === 'a' &&
          (attribute(link, 'href') ?? '').split(/[?#]/)[0]?.endsWith(`/products/${product.handle}`),
      ),
    );
  if (card === undefined) throw new Error(`no card of ${product.handle}`);
  const struck = struckIn(card);
  const amounts = amountsIn(textOf(card));
  const prices = product.variants.map(({ price }) => price);
  expect(
    struck === null ? amounts : amounts.filter((yen) => yen !== struck),
    `card of ${product.handle}`,
  ).toContain(Math.min(...prices));
  if (product.variants.length === 1) {
    const [{ price, compareAtPrice } = { price: 0, compareAtPrice: null }] = product.variants;
    expect(struck).toBe(compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null);
  }
  expect(textOf(card).includes(words.card.soldOut)).toBe(product.variants.every(({ stock }) => stock === 0));
}

/** The Markdown page for agents and text readers. */
async function inMarkdown({ product, variant, prefix }: Asked): Promise<Said> {
  const text = await (await askShop(`${prefix}/products/${product.handle}.md?variant=${variant.id}`)).text();
  const amounts = amountsIn(text);
  expect(amounts, `${product.handle}.md`).toContain(variant.price);
  if (variant.compareAtPrice !== null) expect(amounts).toContain(variant.compareAtPrice);
  return { price: variant.price };
}

async function ofAgents({ product, variant, locale }: Asked): Promise<Said> {
  const amount = z.object({ amount: z.number() });
  const { variants } = z
    .object({
      product: z.object({
        variants: z.array(
          z.object({
            id: z.string(),
            price: amount,
            list_price: amount.optional(),
            availability: z.object({ available: z.boolean() }),
          }),
        ),
      }),
    })
    .parse(
      await callTool('get_product', { catalog: { id: product.handle, context: { language: locale } } }),
    ).product;
  const found = variants.find(({ id }) => id.endsWith(`/${variant.id}`));
  return {
    price: found?.price.amount ?? 0,
    struck: found?.list_price?.amount ?? null,
    isThere: found?.availability.available ?? false,
  };
}

const agentCart = z.object({
  line_items: z.array(z.object({ item: z.object({ price: z.number(), title: z.string() }) })).optional(),
  totals: z.array(z.object({ type: z.string(), amount: z.number() })).optional(),
  quote: z.object({ fulfillment: z.number(), total: z.number() }).optional(),
});

/** An agent's cart of one piece: its price, and the fee to Tokyo in its totals and its quote. */
async function inAgentsCart({ product, variant, locale }: Asked): Promise<Said> {
  const item = { id: `gid://shopify/ProductVariant/${variant.id}` };
  const { line_items, totals, quote } = agentCart.parse(
    await callTool('create_cart', {
      cart: { line_items: [{ item, quantity: 1 }], context: { language: locale } },
    }),
  );
  if (line_items === undefined) return { price: variant.price, isThere: false };
  const [line] = line_items;
  expect(line?.item.title).toContain(product.title);
  const total = totals?.find(({ type }) => type === 'total')?.amount;
  expect([quote?.fulfillment, quote?.total]).toEqual([800, total]);
  expect(totals?.find(({ type }) => type === 'fulfillment')?.amount).toBe(800);
  return { price: line?.item.price ?? 0, isThere: true };
}

/** A link's page: unit price and availability. */
async function inLink({ product, variant, prefix, words }: Asked): Promise<Said> {
  const shown = await page(`${prefix}/cart/link/ask/${variant.id}:1`);
  const [card] = shown.all('article');
  const text = card === undefined ? '' : textOf(card);
  expect(text).toContain(product.title);
  return { price: amountsIn(text)[0] ?? 0, isThere: !text.includes(words.cart.lineSoldOut) };
}

const checkoutSchema = z.object({
  cartCreate: z.object({
    cart: z
      .object({
        checkoutUrl: z.string(),
        cost: z.object({ subtotalAmount: z.object({ amount: z.string() }) }),
      })
      .nullable(),
  }),
});

/** The platform's checkout: the sum of one piece, and the fee to Tokyo, which the order mail repeats. */
async function atCheckout({ variant, locale }: Asked): Promise<Said | null> {
  if (variant.stock === 0) return null;
  const { cartCreate } = checkoutSchema.parse(
    await queryPlatform(
      runningShop().platformUrl,
      `mutation ($lines: [CartLineInput!]!, $language: LanguageCode!) @inContext(country: JP, language: $language) {
        cartCreate(input: { lines: $lines }) { cart { checkoutUrl cost { subtotalAmount { amount } } } } }`,
      {
        lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variant.id}`, quantity: 1 }],
        language: locale.toUpperCase(),
      },
    ),
  );
  const html = await (await fetch(cartCreate.cart?.checkoutUrl ?? '')).text();
  const shown = textOf(new ParsedPage(html).document as never);
  expect(amountsIn(shown)).toContain(variant.price);
  return { price: Number(cartCreate.cart?.cost.subtotalAmount.amount) };
}

/** The social image of the variant's page: its URL is derived from its content (SEO-03). */
async function expectInSocialPicture({ product, variant, locale, prefix }: Asked): Promise<void> {
  const shown = await page(`${prefix}/products/${product.handle}?variant=${variant.id}`);
  const address = new URL(attribute(shown.all('meta', { property: 'og:image' })[0], 'content') ?? '');
  const path = address.pathname + address.search;
  const name = variant.title === 'Default Title' ? '' : ` ${variant.title}`;
  const facts = {
    title: `${product.title}${name}`,
    note: product.vendor,
    price: `¥${variant.price.toLocaleString('en')}`,
    picture: variant.picture,
  };
  expect(path).toBe(socialPictureAddress(locale, 'products', product.handle, facts, Number(variant.id)));
  const answer = await askShop(path);
  expect(answer.headers.get('content-type'), path).toBe('image/png');
  await answer.arrayBuffer();
}

const ascending = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);

test.each([...HANDLES, SET])(
  '[TRUTH-04] %s: price, compare-at price, stock and shipping fee are the same in every place, in both languages',
  async (handle) => {
    for (const { locale, prefix, words } of LANGUAGES) {
      const product = catalogue[locale].get(handle);
      if (product === undefined) throw new Error(`${handle} is not sold`);
      for (const variant of product.variants) {
        const asked = { product, variant, locale, prefix, words } as const;
        const { price, compareAtPrice, stock } = variant;
        const struck = compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null;
        const fact = { price, struck, isThere: stock > 0, fees: [800, 2000] };
        const places = {
          page: handle === SET ? { price: (await onPage(asked)).price } : await onPage(asked),
          facts: await inFacts(asked),
          feed: await inFeed(asked),
          xmlFeed: await inXmlFeed(asked),
          markdown: await inMarkdown(asked),
          agents: await ofAgents(asked),
          agentsCart: await inAgentsCart(asked),
          link: await inLink(asked),
          checkout: await atCheckout(asked),
        };
        for (const [place, said] of Object.entries(places)) {
          if (said !== null)
            expect({ place, ...fact, ...said }, `${handle} ${variant.title} (${locale})`).toEqual({
              place,
              ...fact,
            });
        }
        await expectInSocialPicture(asked);
      }
      await expectOnCard({ product, locale, prefix, words });
      const query = new URLSearchParams({ q: product.title, locale });
      const { products } = suggestionsAnswer.parse(await (await askShop(`/api/suggestions?${query}`)).json());
      const prices = product.variants.map(({ price }) => price);
      expect(products.find((one) => one.handle === handle)).toMatchObject({
        price: Math.min(...prices),
        hasPriceRange: Math.max(...prices) > Math.min(...prices),
      });
      const [main] = (await page(`${prefix}/products/${handle}`)).all('main');
      for (const fee of ['800', '2,000']) expect(main && textOf(main)).toContain(fee);
    }
  },
);
