import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productTable } from '../../src/db/catalogue-tables.ts';
import { discountTable } from '../../src/db/commerce-tables.ts';
import { seed } from '../../src/seed/seed.ts';
import { backOffice } from '../support/back-office.ts';
import { visit } from '../support/plain-browser.ts';

const office = backOffice();
const { call, webhooksCame } = office;

const faultsOf = ({ body }: Awaited<ReturnType<typeof call>>) => Object.keys(body['errors'] as object);

/** A lying picture of 40 × 20 pixels that its metadata turns upright, and the place where it was taken. */
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Artist: 'a person' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function entriesOf(type: string) {
  const { data } = await office.shop.ask(
    `{ metaobjects(type: "${type}", first: 50) { nodes { handle fields { key value reference { ... on MediaImage { image { url width height altText } } } } } } }`,
  );
  return data.metaobjects.nodes as {
    handle: string;
    fields: { key: string; value: string; reference: object }[];
  }[];
}

const picturesOf = async (handle: string) =>
  (
    await office.shop.ask(
      `{ product(handle: "${handle}") { images(first: 9) { nodes { url altText width height } } } }`,
    )
  ).data.product.images.nodes as { url: string; altText: string; width: number; height: number }[];

test('[PLAT-10] an uploaded picture is upright, without metadata, of a product and of an entry', async () => {
  const uploaded = await call('POST', 'files?name=Shelf%20%E6%A3%9A.JPG&alt=%E6%A3%9A', await photo());
  expect(uploaded.status).toBe(201);
  const { id, url } = uploaded.body as { id: string; url: string };
  expect(url).toMatch(/\/files\/shelf-[0-9a-f]{12}\.webp$/);
  expect((await call('POST', 'files?name=shelf.jpg', await photo())).body['id']).toBe(id);
  expect((await sharp(await photo()).metadata()).orientation).toBe(6);
  const stored = sharp(Buffer.from(await (await fetch(`${url}?format=webp`)).arrayBuffer()));
  expect(await stored.metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 });
  expect((await stored.metadata()).exif).toBeUndefined();

  const before = await picturesOf('pachira-mini');
  const own = before.map((picture) => picture.url);
  const changed = await call('PATCH', 'products/pachira-mini/pictures', { images: [url, ...own, url] });
  expect(changed.status).toBe(200);
  const [first, ...rest] = await picturesOf('pachira-mini');
  expect(first).toMatchObject({ altText: '棚', width: 20, height: 40 });
  expect(rest).toEqual(before);
  await webhooksCame(['products/update']);

  const banner = { title: '冬の棚', url: '/collections/sale', image: id, sequence: '7' };
  expect(
    (await call('POST', 'metaobjects', { type: 'banner', handle: 'winter', fields: banner })).status,
  ).toBe(201);
  const entry = (await entriesOf('banner')).find(({ handle }) => handle === 'winter');
  expect(entry?.fields.find(({ key }) => key === 'image')?.reference).toMatchObject({
    image: { width: 20, height: 40, altText: '棚' },
  });
  // Otherwise it comes during the next test.
  await webhooksCame(['products/update', 'metaobjects/create']);
});

test('[PLAT-10] an entry is created, changed and deleted, and the shop hears of each', async () => {
  const fields = { title: 'はる', url: '/collections/sale', sequence: '8' };
  const spring = { type: 'banner', handle: 'spring', fields };
  expect((await call('POST', 'metaobjects', spring)).status).toBe(201);
  expect((await call('POST', 'metaobjects', spring)).status).toBe(409);
  const changed = await call('PATCH', 'metaobjects/banner/spring', { fields: { title: '春', url: '' } });
  expect(changed.status).toBe(200);
  const entry = (await entriesOf('banner')).find(({ handle }) => handle === 'spring');
  expect(entry?.fields.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]))).toEqual([
    ['title', '春'],
    ['sequence', '8'],
  ]);
  expect((await call('DELETE', 'metaobjects/banner/spring')).status).toBe(200);
  expect((await entriesOf('banner')).map(({ handle }) => handle)).not.toContain('spring');
  expect((await call('DELETE', 'metaobjects/banner/spring')).status).toBe(404);
  await webhooksCame(['metaobjects/create', 'metaobjects/update', 'metaobjects/delete']);
});

test('[PLAT-10] what is no picture, no field, no value of its type and no thing of the store is refused by its name', async () => {
  const fields = (given: object) =>
    call('POST', 'metaobjects', { type: 'banner', handle: 'wrong', fields: given }).then(faultsOf);
  expect(await fields({ colour: 'red' })).toEqual(['fields.colour']);
  expect(await fields({ sequence: 'first', title: 'a\nb' })).toEqual(['fields.sequence', 'fields.title']);
  expect(await fields({ image: 'gid://shopify/MediaImage/1' })).toEqual(['fields.image']);
  const unknown = { type: 'poem', handle: 'wrong', fields: {} };
  expect(faultsOf(await call('POST', 'metaobjects', unknown))).toEqual(['type']);
  expect((await entriesOf('banner')).map(({ handle }) => handle)).not.toContain('wrong');
  const patched = await call('PATCH', 'metaobjects/hero/home-1', { fields: { months: '[1, "x"]' } });
  expect([patched.status, faultsOf(patched)]).toEqual([422, ['fields.months']]);
  expect(faultsOf(await call('POST', 'files?name=a.jpg', Buffer.from('<svg onload="x()"/>')))).toEqual([
    'body',
  ]);
  expect(faultsOf(await call('POST', 'files', await photo()))).toEqual(['name']);
  expect((await call('POST', 'files?name=a.jpg', await photo(), 'wrong-token')).status).toBe(401);
  const images = ['https://elsewhere.example/a.jpg', '/s/files/../secret.webp'];
  expect(faultsOf(await call('PATCH', 'products/pachira-mini/pictures', { images }))).toEqual([
    'images.0',
    'images.1',
  ]);
  expect((await call('PATCH', 'products/no-such/pictures', { images: [] })).status).toBe(404);
  expect(office.listener.received).toEqual([]);
});

test('[PLAT-10] types that a store defines have entries, with the fields that it defined', async () => {
  const define = await fetch(`${office.shop.url}/admin/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': office.shop.adminToken },
    body: JSON.stringify({
      query: `mutation { metaobjectDefinitionCreate(definition: { type: "recipe", fieldDefinitions: [
        { key: "title", type: "single_line_text_field" }, { key: "minutes", type: "number_integer" }
      ], access: { storefront: PUBLIC_READ } }) { metaobjectDefinition { type } userErrors { message } } }`,
    }),
  });
  expect(await define.json()).toMatchObject({
    data: { metaobjectDefinitionCreate: { metaobjectDefinition: { type: 'recipe' }, userErrors: [] } },
  });
  const soup = { type: 'recipe', handle: 'soup', fields: { title: 'スープ', minutes: 'long' } };
  expect(faultsOf(await call('POST', 'metaobjects', soup))).toEqual(['fields.minutes']);
  soup.fields.minutes = '20';
  expect((await call('POST', 'metaobjects', soup)).status).toBe(201);
  expect(await entriesOf('recipe')).toMatchObject([{ handle: 'soup' }]);
});

test('[PLAT-10] the page of the back office adds and removes pictures, and edits entries', async () => {
  const post = (cookie: string, body: FormData | URLSearchParams, path = 'admin') =>
    fetch(`${office.shop.url}/${path}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { cookie, origin: office.shop.url },
    });
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const cookie = cookieOf(await post('', new URLSearchParams({ token: office.shop.adminToken })));
  const picture = async (action: string, file: Blob) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ action, handle: 'umbellata', alt: '窓辺' }))
      form.set(name, value);
    form.set('picture', file, 'window.png');
    return form;
  };
  const shot = new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' });
  const before = await picturesOf('umbellata');
  expect((await post('', await picture('addPicture', shot))).status).toBe(403);
  expect((await post(cookie, await picture('addPicture', shot))).status).toBe(303);
  const after = await picturesOf('umbellata');
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ altText: '窓辺', width: 20 });
  const wrong = await post(cookie, await picture('addPicture', new Blob(['text'])));
  expect([wrong.status, (await wrong.text()).includes('画像')]).toEqual([422, true]);
  const src = new URL(after.at(-1)?.url ?? '').pathname;
  expect((await visit(`${office.shop.url}/admin?q=umbellata`, { headers: { cookie } })).html).toContain(src);
  const removal = new URLSearchParams({ action: 'removePicture', handle: 'umbellata', src });
  expect((await post(cookie, removal)).status).toBe(303);
  expect(await picturesOf('umbellata')).toEqual(before);

  const page = await visit(`${office.shop.url}/admin?locale=en&entries=banner`, { headers: { cookie } });
  const offered = [...(/accept="([^"]+)"/.exec(page.html)?.[1]?.matchAll(/image\/(\w+)/g) ?? [])];
  expect(offered).not.toEqual([]);
  for (const format of [...offered.map(([, name = '']) => name), 'gif']) {
    const { status } = await call(
      'POST',
      'files?name=a',
      await sharp(await photo())
        .toFormat(format as 'png')
        .toBuffer(),
    );
    expect({ format, status }).toEqual({ format, status: format === 'gif' ? 422 : 201 });
  }
  const [entry] = await entriesOf('banner');
  const field = page.document.getElementById(`${entry?.handle}-title`);
  expect(field?.getAttribute('value')).toBe(entry?.fields.find(({ key }) => key === 'title')?.value);
  const edit = { action: 'saveEntry', entry: `banner/${entry?.handle}`, 'field.title': '新しい見出し' };
  expect((await post(cookie, new URLSearchParams(edit))).status).toBe(303);
  expect((await entriesOf('banner'))[0]?.fields.find(({ key }) => key === 'title')?.value).toBe(
    '新しい見出し',
  );
  const refused = await post(cookie, new URLSearchParams({ ...edit, 'field.sequence': 'x' }));
  expect([refused.status, (await refused.text()).includes('sequence')]).toEqual([422, true]);
  expect(
    (await post(cookie, new URLSearchParams({ action: 'deleteEntry', entry: 'banner/none' }))).status,
  ).toBe(422);
});

test('[PLAT-10] [PLAT-05] what the back office added, changed and deleted is so after the next start; the rest is as the files say', async () => {
  const added = { type: 'banner', handle: 'kept', fields: { title: '残る' } };
  expect((await call('POST', 'metaobjects', added)).status).toBe(201);
  expect((await call('POST', 'pages', { handle: 'kept', title: '残る' })).status).toBe(201);
  expect((await call('PATCH', 'metaobjects/banner/banner-1', { fields: { title: '店の言葉' } })).status).toBe(
    200,
  );
  expect((await call('DELETE', 'metaobjects/banner/banner-2')).status).toBe(200);
  expect((await call('PATCH', 'menus/main-menu', { items: [] })).status).toBe(200);
  expect((await call('PATCH', 'pages/aboutstore', { body: '<p>店の紹介</p>' })).status).toBe(200);
  const { database, catalogue, env } = office.shop.platform.services;
  const files = loadCatalogue();
  const banners = files.banners.map((banner) => ({ ...banner, title: `${banner.title}!` }));
  for (const start of [files, { ...files, banners }, { ...files, banners }]) {
    await seed(database, start, env.scale);
    await catalogue.refreshDocuments();
    const { data } = await office.shop.ask(
      '{ kept: page(handle: "kept") { title } about: page(handle: "aboutstore") { body } menu(handle: "main-menu") { items { title } } }',
    );
    expect(data).toMatchObject({
      kept: { title: '残る' },
      about: { body: '<p>店の紹介</p>' },
      menu: { items: [] },
    });
    const titles = new Map(
      (await entriesOf('banner')).map(({ handle, fields }) => [
        handle,
        fields.find(({ key }) => key === 'title')?.value,
      ]),
    );
    expect([titles.get('banner-1'), titles.has('banner-2'), titles.get('kept')]).toEqual([
      '店の言葉',
      false,
      '残る',
    ]);
    expect(titles.get('banner-3')).toBe(start.banners.find(({ id }) => id === 3)?.title);
  }
  await call('POST', 'reset', {});
  expect((await entriesOf('banner')).map(({ handle }) => handle)).toEqual(
    files.banners.map(({ id }) => `banner-${id}`),
  );
});

test('[PLAT-05] a store whose goods and codes were all deleted has none after the next start', async () => {
  const { database, catalogue, env } = office.shop.platform.services;
  for (const { handle } of catalogue.products) await call('DELETE', `products/${handle}`);
  for (const { code } of loadCatalogue().discounts) await call('DELETE', `discounts/${code}`);
  await seed(database, loadCatalogue(), env.scale);
  expect(await Promise.all([database.$count(productTable), database.$count(discountTable)])).toEqual([0, 0]);
});

test('[ROUTE-14] products and collections of the Admin API are kept under small, composed letters', async () => {
  const handle = 'ガジュマル BIG'.normalize('NFD');
  const ask = async (query: string, input: object) => {
    const answer = await fetch(`${office.shop.url}/admin/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': office.shop.adminToken },
      body: JSON.stringify({ query, variables: { input } }),
    });
    return (await answer.json()).data;
  };
  const product = `mutation($input: ProductSetInput!) { productSet(input: $input) { product { handle } userErrors { message } } }`;
  const collection = `mutation($input: CollectionInput!) { collectionCreate(input: $input) { collection { handle } userErrors { message } } }`;
  const variants = [{ price: '1000', optionValues: [{ optionName: 'Title', name: 'Default Title' }] }];
  const productOptions = [{ name: 'Title', values: [{ name: 'Default Title' }] }];
  const goods = { title: 'ガジュマル', handle, productOptions, variants };
  expect(await ask(product, goods)).toEqual({
    productSet: { product: { handle: 'ガジュマル-big' }, userErrors: [] },
  });
  const found = await office.shop.ask('{ product(handle: "ガジュマル-big") { title } }');
  expect(found.data).toEqual({ product: { title: 'ガジュマル' } });
  expect(await ask(collection, { title: '大型 Plants', handle })).toEqual({
    collectionCreate: { collection: { handle: 'ガジュマル-big' }, userErrors: [] },
  });
  const places = office.shop.platform.services.catalogue.collections.map(({ position }) => position);
  expect(new Set(places).size, 'a place of its own for each').toBe(places.length);
  const again = { title: 'また', handle: 'ガジュマル-Big' };
  expect((await ask(product, { ...again, productOptions, variants })).productSet.userErrors).toHaveLength(1);
  expect((await ask(collection, again)).collectionCreate.userErrors).toHaveLength(1);

  const unnamed = { title: '🌱' };
  expect(await ask(product, { ...unnamed, productOptions, variants })).toMatchObject({
    productSet: { product: null, userErrors: [{ message: "can't be blank" }] },
  });
  for (const [kind, type] of [
    ['collection', 'CollectionInput'],
    ['page', 'PageCreateInput'],
    ['blog', 'BlogCreateInput'],
  ]) {
    const name = `${kind}Create`;
    const field = kind === 'collection' ? 'input' : kind;
    const query = `mutation($input: ${type}!) { ${name}(${field}: $input) { ${kind} { handle } userErrors { message } } }`;
    expect(await ask(query, unnamed), name).toEqual({
      [name]: { [kind ?? '']: null, userErrors: [{ message: "Handle can't be blank" }] },
    });
  }
});
