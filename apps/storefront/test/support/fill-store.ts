import { expect } from 'vitest';
import { z } from 'zod';
import type { PlatformUnderTest } from './platform-under-test';
import { runCommand } from './run-command';
import type { NewProduct, StoreGoods } from './store-goods';

/** Runs `store-check` or `store-prepare` for a brand on a store, like a merchant; resolves to its output. */
export async function storeCommand(
  name: 'store-check' | 'store-prepare',
  brand: string,
  { url, publicToken, adminToken }: PlatformUnderTest,
  shopUrl: string,
  ...args: string[]
): Promise<string> {
  const access = ['--domain', url, '--public-token', publicToken, '--admin-token', adminToken];
  return (await runCommand(name, [...access, '--shop-url', shopUrl, ...args], { BRAND: brand })).said;
}

/** Fills a prepared store through the back office, as a merchant does: goods with pictures, collections, their menu, policies. */
export async function fillStore(
  store: PlatformUnderTest,
  { vendor, products, collections, policies }: StoreGoods,
): Promise<void> {
  for (const collection of collections) await send(store, 'POST', 'collections', collection);
  for (const product of products) await addProduct(store, vendor, product);
  if (collections.length > 0) {
    const items = collections.map(({ handle, title }) => ({ title, url: `/collections/${handle}` }));
    await send(store, 'PATCH', 'menus/categories', { items });
  }
  for (const [handle, body] of Object.entries(policies))
    await send(store, 'PATCH', `policies/${handle}`, { body });
}

/** Gives a list an English title in the back office, as a merchant does. */
export async function translateTitle(store: PlatformUnderTest, handle: string, value: string): Promise<void> {
  const { list } = z
    .object({ list: z.object({ id: z.string() }) })
    .parse(
      await store.ask('query ($handle: String!) { list: collection(handle: $handle) { id } }', { handle }),
    );
  const { resource } = z
    .object({
      resource: z.object({ translatableContent: z.tuple([z.object({ digest: z.string() })]) }),
    })
    .parse(
      await askBackOffice(
        store,
        'query ($id: ID!) { resource: translatableResource(resourceId: $id) { translatableContent { digest } } }',
        list,
      ),
    );
  const [{ digest: translatableContentDigest }] = resource.translatableContent;
  const translations = [{ locale: 'en', key: 'title', value, translatableContentDigest }];
  expect(
    await askBackOffice(
      store,
      'mutation ($id: ID!, $translations: [TranslationInput!]!) { translationsRegister(resourceId: $id, translations: $translations) { userErrors { message } } }',
      { ...list, translations },
    ),
  ).toEqual({ translationsRegister: { userErrors: [] } });
}

const ids = z.object({ nodes: z.array(z.object({ id: z.string() })) });
const listsAnswer = z.object({
  collections: z.object({ nodes: z.array(z.object({ id: z.string(), handle: z.string() })) }),
});
const placesAnswer = z.object({ locations: ids });
const madeAnswer = z.object({
  productSet: z.object({ product: z.object({ id: z.string() }), userErrors: z.tuple([]) }),
});
const variantsAnswer = z.object({ product: z.object({ variants: ids }) });

async function addProduct(
  store: PlatformUnderTest,
  vendor: string,
  { handle, titleEn, options, variants, picture, ...product }: NewProduct,
): Promise<void> {
  const lists = listsAnswer.parse(await store.ask('{ collections(first: 99) { nodes { id handle } } }', {}));
  const places = placesAnswer.parse(await askBackOffice(store, '{ locations(first: 1) { nodes { id } } }'));
  const chosen = options.length > 0 ? options : [{ name: 'Title', values: ['Default Title'] }];
  const combinations = chosen.reduce<{ optionName: string; name: string }[][]>(
    (known, { name: optionName, values }) =>
      known.flatMap((one) => values.map((name) => [...one, { optionName, name }])),
    [[]],
  );
  const inLists = lists.collections.nodes.filter(
    (one) => one.handle === 'all' || product.collections.includes(one.handle),
  );
  const category = inLists.find((one) => one.handle === product.collections[0]);
  const input = {
    ...(category && {
      metafields: [{ namespace: 'shop', key: 'category', type: 'collection_reference', value: category.id }],
    }),
    ...{ handle, vendor, title: product.title, productType: product.productType },
    descriptionHtml: product.descriptionHtml,
    collections: inLists.map(({ id }) => id),
    productOptions: chosen.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value })),
    })),
    variants: variants.map(({ price, available }, index) => ({
      price: String(price),
      sku: `${handle}-${index + 1}`,
      optionValues: combinations[index],
      inventoryQuantities: [
        { locationId: places.locations.nodes[0]?.id, name: 'available', quantity: available },
      ],
    })),
  };
  madeAnswer.parse(
    await askBackOffice(
      store,
      'mutation ($input: ProductSetInput!) { productSet(input: $input, synchronous: true) { product { id } userErrors { message } } }',
      { input },
    ),
  );
  if (titleEn !== undefined) await send(store, 'PATCH', `products/${handle}`, { titleEn });
  const { url } = z
    .object({ url: z.string() })
    .parse(await send(store, 'POST', `files?name=${handle}`, await picture()));
  await send(store, 'PATCH', `products/${handle}/pictures`, { images: [url] });
  const made = variantsAnswer.parse(
    await store.ask(
      'query ($handle: String) { product(handle: $handle) { variants(first: 99) { nodes { id } } } }',
      {
        handle,
      },
    ),
  );
  for (const [index, { compareAtPrice }] of variants.entries()) {
    const number = made.product.variants.nodes[index]?.id.split('/').at(-1);
    if (compareAtPrice !== undefined) await send(store, 'PATCH', `variants/${number}`, { compareAtPrice });
  }
}

async function askBackOffice(
  { url, adminToken }: PlatformUnderTest,
  query: string,
  variables: object = {},
): Promise<unknown> {
  const response = await fetch(`${url}/admin/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': adminToken },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

async function send(
  { url, adminToken }: PlatformUnderTest,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${url}/admin/${path}`, {
    method,
    headers: { 'x-platform-admin-token': adminToken },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  expect([200, 201], `${method} ${path}: ${JSON.stringify(answer)}`).toContain(response.status);
  return answer;
}
