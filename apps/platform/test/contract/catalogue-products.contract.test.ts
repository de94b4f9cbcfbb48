import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Collection, Image, Metafield, Product } from '../../src/graphql/__generated__/resolvers.ts';
import { platformOfFile } from '../support/platform-under-test.ts';

const shop = await platformOfFile({ SHOP_URL: 'https://shop.example' });

describe('[DATA-01] a product', () => {
  test("has the provider's own fields", async () => {
    const { data } = await shop.ask(`{
      product(handle: "altissima") {
        id handle title vendor productType tags availableForSale totalInventory isGiftCard publishedAt createdAt
        description(truncateAt: 20) descriptionHtml onlineStoreUrl
        priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
        compareAtPriceRange { minVariantPrice { amount } maxVariantPrice { amount } }
        options { name values optionValues { name firstSelectableVariant { title } } }
        variantsCount { count precision }
        variants(first: 10) { nodes {
          id title sku availableForSale quantityAvailable currentlyNotInStock
          price { amount currencyCode } compareAtPrice { amount } selectedOptions { name value } image { id }
        } }
        collections(first: 10) { nodes { handle } }
        seo { title description }
      }
    }`);
    expect(data.product).toMatchObject({
      id: 'gid://shopify/Product/7583423856815',
      title: 'フィカス・アルテシマ',
      vendor: '水城グリーンファーム',
      productType: '観葉植物',
      availableForSale: true,
      totalInventory: 17,
      isGiftCard: false,
      publishedAt: '2026-05-02T10:00:00Z',
      onlineStoreUrl: 'https://shop.example/products/altissima',
      priceRange: {
        minVariantPrice: { amount: '6480.0', currencyCode: 'JPY' },
        maxVariantPrice: { amount: '14800.0' },
      },
      compareAtPriceRange: { minVariantPrice: { amount: '7480.0' }, maxVariantPrice: { amount: '7480.0' } },
      options: [
        {
          name: 'サイズ',
          values: ['6号', '8号'],
          optionValues: [{ name: '6号', firstSelectableVariant: { title: '6号' } }, { name: '8号' }],
        },
      ],
      variantsCount: { count: 2, precision: 'EXACT' },
      variants: {
        nodes: [
          {
            id: 'gid://shopify/ProductVariant/42319877833967',
            sku: 'op010-1',
            quantityAvailable: 11,
            price: { amount: '6480.0', currencyCode: 'JPY' },
            compareAtPrice: { amount: '7480.0' },
            selectedOptions: [{ name: 'サイズ', value: '6号' }],
          },
          { price: { amount: '14800.0' }, compareAtPrice: null },
        ],
      },
      seo: { title: 'フィカス・アルテシマ' },
    });
    expect(data.product.description).toHaveLength(20);
    expect(data.product.collections.nodes).toContainEqual({ handle: 'ornamentplants' });
    expect(data.product.tags).toContain('SALE');
  });

  test('[IMG-01] has images on this origin, with the requested transformations', async () => {
    const { data } = await shop.ask<{
      product: Omit<Product, 'featuredImage'> & { featuredImage: Image & { small: string; old: string } };
    }>(`{
      product(handle: "pachira-mini") {
        featuredImage {
          altText width height url
          small: url(transform: { maxWidth: 180, maxHeight: 180, crop: CENTER, preferredContentType: WEBP, scale: 2 })
          old: transformedSrc(maxWidth: 90)
        }
        images(first: 10) { nodes { url } }
        media(first: 1) { nodes { __typename mediaContentType ... on MediaImage { image { url } } } }
      }
    }`);
    const { featuredImage, images, media } = data.product;
    expect(featuredImage.url).toMatch(
      new RegExp(`^${shop.url}/s/files/1/\\d+/\\d+/\\d+/products/pachira-mini_1\\.jpg\\?v=\\d+$`),
    );
    const small = new URL(featuredImage.small);
    expect(Object.fromEntries(small.searchParams)).toMatchObject({
      width: '360',
      height: '360',
      crop: 'center',
      format: 'webp',
    });
    expect(new URL(featuredImage.old).searchParams.get('width')).toBe('90');
    expect(featuredImage).toMatchObject({
      altText: 'パキラ 実生 ミニサイズ',
      width: expect.any(Number),
      height: expect.any(Number),
    });
    expect(images.nodes).toHaveLength(2);
    expect(media.nodes[0]).toMatchObject({
      __typename: 'MediaImage',
      mediaContentType: 'IMAGE',
      image: { url: featuredImage.url },
    });
  });

  test('[PROD-01] has an image for each variant of a colour or content, and a shared one for size variants', async () => {
    const fields = 'variants(first: 9) { nodes { title image { altText url } } }';
    const { data } = await shop.ask<Record<'soil' | 'color' | 'sizes', Product>>(`{
      soil: product(handle: "soil-kanyo") { ${fields} }
      color: product(handle: "tableplants-color") { ${fields} }
      sizes: product(handle: "umbellata") { ${fields} }
    }`);
    const shown = ({ variants }: Product) =>
      variants.nodes.map(({ title, image }) => [
        title,
        image?.altText,
        new URL(image?.url ?? '').pathname.split('/').at(-1),
      ]);
    expect(shown(data.soil)).toEqual([
      ['5L', '観葉植物の土 5L', 'soil-kanyo_v1.jpg'],
      ['14L', '観葉植物の土 14L', 'soil-kanyo_v2.jpg'],
    ]);
    expect(shown(data.color).map(([title, , file]) => [title, file])).toEqual([
      ['セージ', 'tableplants-color_v1.jpg'],
      ['テラコッタ', 'tableplants-color_v2.jpg'],
      ['ネイビー', 'tableplants-color_v3.jpg'],
      ['マスタード', 'tableplants-color_v4.jpg'],
    ]);
    expect(new Set(shown(data.sizes).map(([, , file]) => file))).toEqual(new Set(['umbellata_1.jpg']));
  });

  test('[IMG-01] has the dimensions that the CDN serves, rendered or photographed', async () => {
    const { data } = await shop.ask<{
      photographed: Collection;
      drawn: Collection;
      banner: { field: { reference: { image: Image } } };
    }>(`{
      photographed: collection(handle: "ornamentplants") { image { url width height } }
      drawn: collection(handle: "bonsai") { image { url width height } }
      product(handle: "altissima") { featuredImage { url width height } }
      banner: metaobject(handle: { type: "banner", handle: "banner-1" }) { field(key: "image") { reference { ... on MediaImage { image { url width height } } } } }
    }`);
    const images = [
      data.photographed.image,
      data.drawn.image,
      data.product.featuredImage,
      data.banner.field.reference.image,
    ];
    for (const { url, width, height } of images) {
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      const sent = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ width, height }, url).toEqual({ width: sent.width, height: sent.height });
    }
  });

  test.each([
    ['maxWidth: 0', 'Image width must be between 1 and 5760'],
    ['maxHeight: 6000', 'Image height must be between 1 and 5760'],
    ['scale: 4', 'Image scale must be within 1..3'],
  ])('an image with %s is rejected', async (transform, message) => {
    const { errors } = await shop.ask(
      `{ product(handle: "pachira-mini") { featuredImage { url(transform: { ${transform} }) } } }`,
    );
    expect(errors?.[0]?.message).toBe(message);
  });

  test('is found by id, plain or base64, and by handle', async () => {
    const gid = 'gid://shopify/Product/7583412945071';
    const { data } = await shop.ask(
      `query($plain: ID!, $encoded: ID!) {
        a: product(id: $plain) { handle } b: product(id: $encoded) { handle } c: productByHandle(handle: "pachira-mini") { handle }
        none: product(handle: "none") { handle } other: product(id: "gid://shopify/Collection/7583412945071") { handle }
      }`,
      { plain: gid, encoded: Buffer.from(gid).toString('base64') },
    );
    expect(data).toEqual({
      a: { handle: 'pachira-mini' },
      b: { handle: 'pachira-mini' },
      c: { handle: 'pachira-mini' },
      none: null,
      other: null,
    });
  });

  test('[PROD-04] selects variants by options', async () => {
    const { data } = await shop.ask(`{
      product(handle: "pachira-mini") {
        exact: variantBySelectedOptions(selectedOptions: [{ name: "サイズ", value: "4号" }]) { title }
        none: variantBySelectedOptions(selectedOptions: [{ name: "サイズ", value: "40号" }]) { title }
        unknown: variantBySelectedOptions(selectedOptions: [{ name: "サイズ", value: "4号" }, { name: "Colour", value: "x" }]) { title }
        forgiven: variantBySelectedOptions(ignoreUnknownOptions: true, selectedOptions: [{ name: "サイズ", value: "4号" }, { name: "Colour", value: "x" }]) { title }
        first: selectedOrFirstAvailableVariant { title }
        chosen: selectedOrFirstAvailableVariant(selectedOptions: [{ name: "サイズ", value: "4号" }]) { title }
        fallback: selectedOrFirstAvailableVariant(selectedOptions: [{ name: "サイズ", value: "40号" }]) { title }
        adjacentVariants { title }
        encodedVariantExistence encodedVariantAvailability
      }
    }`);
    expect(data.product).toEqual({
      exact: { title: '4号' },
      none: null,
      unknown: null,
      forgiven: { title: '4号' },
      first: { title: '3号' },
      chosen: { title: '4号' },
      fallback: { title: '3号' },
      adjacentVariants: [{ title: '4号' }],
      encodedVariantExistence: 'v1_0-1',
      encodedVariantAvailability: 'v1_0-1',
    });
  });

  test('[PROD-07] reports out of stock', async () => {
    const { data } = await shop.ask(
      '{ products(first: 250, query: "available_for_sale:false") { nodes { availableForSale totalInventory variants(first: 50) { nodes { availableForSale quantityAvailable } } } } }',
    );
    expect(data.products.nodes).toHaveLength(16);
    for (const product of data.products.nodes) {
      expect(product).toMatchObject({ availableForSale: false, totalInventory: 0 });
      for (const variant of product.variants.nodes) {
        expect(variant).toEqual({ availableForSale: false, quantityAvailable: 0 });
      }
    }
  });
});

describe('[DATA-01] metafields and metaobjects', () => {
  test('[ROOM-01] a product with a cut-out image has its room with absolute URLs, another has none', async () => {
    const roomOf = async (handle: string) => {
      const { data } = await shop.ask(
        `query Q($handle: String!) { product(handle: $handle) { metafield(namespace: "shop", key: "room") { type value } } }`,
        { handle },
      );
      return data.product.metafield;
    };
    expect(await roomOf('croton')).toBeNull();
    const room = await roomOf('umbellata');
    expect(room.type).toBe('json');
    const { sizes } = JSON.parse(room.value);
    expect(sizes).toHaveLength(3);
    for (const { views } of sizes)
      for (const { plate, plant, shadow } of views)
        for (const src of [plate, plant.src, shadow.src]) {
          expect(src).toMatch(`${shop.url}/s/files/1/`);
          expect((await fetch(src, { method: 'HEAD' })).status).toBe(200);
        }
  });

  test('[GROW-01] a plant has its growth in a year, one of which it is not known has none', async () => {
    const growthOf = async (handle: string) => {
      const { data } = await shop.ask(
        `query Q($handle: String!) { product(handle: $handle) { metafield(namespace: "shop", key: "growth") { type value } } }`,
        { handle },
      );
      return data.product.metafield;
    };
    expect(await growthOf('croton')).toBeNull();
    const growth = await growthOf('umbellata');
    expect(growth.type).toBe('json');
    expect(JSON.parse(growth.value)).toMatchObject({ fromCm: 15, toCm: 30, indoorCm: 200 });
  });

  test('come in the requested order, null where unset', async () => {
    const { data } = await shop.ask(`{
      product(handle: "pachira-nuri") {
        metafields(identifiers: [
          { namespace: "shop", key: "ar_model" }, { namespace: "shop", key: "nothing" }, { key: "custom" },
          { namespace: "reviews", key: "rating" }, { namespace: "shop", key: "flags" }, { namespace: "shop", key: "ai_tag_ids" }
        ]) { namespace key type value }
      }
    }`);
    const [ar, nothing, custom, rating, flags, aiTagIds] = data.product.metafields;
    expect(JSON.parse(String(ar?.value))).toMatchObject({ heightCm: 120, widthCm: 66, variantTitle: '8号' });
    expect(JSON.parse(String(ar?.value)).modelUrl).toMatch(`${shop.url}/s/files/1/`);
    expect([nothing, custom]).toEqual([null, null]);
    expect(rating).toMatchObject({ type: 'rating' });
    expect(JSON.parse(String(rating?.value))).toMatchObject({ scale_min: '1.0', scale_max: '5.0' });
    expect(JSON.parse(String(flags?.value))).toContain('ar');
    expect(JSON.parse(String(aiTagIds?.value)).length).toBeGreaterThan(0);
  });

  test('[PROD-10] reference reviews, producers, collections and products', async () => {
    const { data } = await shop.ask<{
      product: {
        reviews: Metafield;
        producer: Metafield & { reference: { image: { reference: { image: Image } } } };
        category: Metafield;
        related: { references: { nodes: Product[] } };
      };
    }>(`{
      product(handle: "pachira-mini") {
        reviews: metafield(namespace: "shop", key: "reviews") {
          references(first: 10) { nodes { __typename ... on Metaobject { type score: field(key: "score") { value } product: field(key: "product") { reference { ... on Product { handle } } } } } }
        }
        producer: metafield(namespace: "shop", key: "producer") {
          reference { ... on Metaobject { handle type image: field(key: "image") { reference { ... on MediaImage { image { url } } } } } }
          parentResource { __typename ... on Product { handle } }
        }
        category: metafield(namespace: "shop", key: "category") { reference { ... on Collection { handle } } references(first: 1) { nodes { __typename } } }
        related: metafield(namespace: "shopify--discovery--product_recommendation", key: "related_products") { references(first: 2) { nodes { ... on Product { handle } } } }
      }
    }`);
    const { reviews, producer, category, related } = data.product;
    expect(reviews.references.nodes).toHaveLength(2);
    expect(reviews.references.nodes[0]).toEqual({
      __typename: 'Metaobject',
      type: 'review',
      score: { value: '5' },
      product: { reference: { handle: 'pachira-mini' } },
    });
    expect(producer.reference).toMatchObject({ handle: 'producers-mizuki', type: 'producer' });
    expect(producer.reference.image.reference.image.url).toContain('/producers/mizuki.jpg');
    expect(producer.parentResource).toEqual({ __typename: 'Product', handle: 'pachira-mini' });
    expect(category).toEqual({ reference: { handle: 'ornamentplants' }, references: null });
    expect(related.references.nodes.map(({ handle }) => handle)).toEqual([
      'pachira-nuri',
      'monstera-deliciosa',
    ]);
  });

  test('[SET-01] the set definition has images and the variants its combinations', async () => {
    const { data } = await shop.ask(
      '{ product(handle: "tableplants-pick2") { metafield(namespace: "shop", key: "set_definition") { value } variants(first: 50) { nodes { title } } } }',
    );
    const set = JSON.parse(data.product.metafield.value);
    expect(set).toMatchObject({ itemCount: 2, invalidCombinations: [] });
    expect(set.options[0]).toEqual({
      name: 'ガジュマル',
      sequence: 1,
      image: expect.stringMatching(`^${shop.url}/s/files/1/`),
    });
    expect(data.product.variants.nodes).toContainEqual({ title: 'ガジュマル/パキラ' });
  });
});

describe('[ROUTE-16] English', () => {
  test('by @inContext, literal or variable, and only for that request', async () => {
    const fields = `product(handle: "pachira-mini") { title productType vendor onlineStoreUrl seo { title } featuredImage { altText } priceRange { minVariantPrice { amount currencyCode } } }
      collection(handle: "succulent") { title } localization { language { isoCode } country { isoCode currency { isoCode } } }`;
    const english = await shop.ask(`query @inContext(language: EN, country: JP) { ${fields} }`);
    expect(english.data).toMatchObject({
      product: {
        title: 'Money tree (seedling)',
        productType: 'Ornamental plants',
        vendor: '水城グリーンファーム',
        onlineStoreUrl: 'https://shop.example/en/products/pachira-mini',
        seo: { title: 'Money tree (seedling)' },
        featuredImage: { altText: 'Money tree (seedling)' },
        priceRange: { minVariantPrice: { amount: '1280.0', currencyCode: 'JPY' } },
      },
      collection: { title: 'Succulents' },
      localization: { language: { isoCode: 'EN' }, country: { isoCode: 'JP', currency: { isoCode: 'JPY' } } },
    });
    expect(english.extensions).toMatchObject({ context: { language: 'EN', country: 'JP' } });
    const query = `query Q($l: LanguageCode, $c: CountryCode) @inContext(language: $l, country: $c) { ${fields} }`;
    expect((await shop.ask(query, { l: 'EN', c: 'US' })).data.collection.title).toBe('Succulents');
    expect((await shop.ask(query, { l: 'JA' })).data.collection.title).toBe('多肉植物');
    expect((await shop.ask(query, { l: 'FR' })).data.collection.title).toBe('多肉植物');
    expect(
      (await shop.ask(`query Q($l: LanguageCode = EN) @inContext(language: $l) { ${fields} }`)).data
        .collection.title,
    ).toBe('Succulents');
    expect((await shop.ask(`{ ${fields} }`)).data.collection.title).toBe('多肉植物');
  });

  test('descriptions, metafields and options of a product, descriptions of collections', async () => {
    const { data } = await shop.ask<{
      only: Product;
      collection: Collection & { introduction: Metafield };
    }>(`query @inContext(language: EN) {
      product(handle: "altissima") {
        description descriptionHtml seo { description }
        introduction: metafield(namespace: "shop", key: "introduction") { value }
        care: metafield(namespace: "shop", key: "care") { value }
        producer: metafield(namespace: "shop", key: "producer") { reference { ... on Metaobject {
          profile: field(key: "profile") { value } prefecture: field(key: "prefecture") { value } } } }
        options { name values optionValues { name firstSelectableVariant { title selectedOptions { name value } } } }
        vendorName: metafield(namespace: "shop", key: "vendor_name") { value }
        variants(first: 1) { nodes { title selectedOptions { name value } size: metafield(namespace: "shop", key: "size") { value } } }
      }
      only: product(handle: "bonsai-kuromatsu") { options { name values } variants(first: 1) { nodes { title } } }
      collection(handle: "succulent") {
        description seo { description } introduction: metafield(namespace: "shop", key: "introduction") { value }
        products(first: 1) { filters { id label values { label input } } }
      }
    }`);
    const { product, collection } = data;
    expect(product.options).toEqual([
      {
        name: 'Size',
        values: ['No. 6 pot', 'No. 8 pot'],
        optionValues: ['No. 6 pot', 'No. 8 pot'].map((title) => ({
          name: title,
          firstSelectableVariant: { title, selectedOptions: [{ name: 'Size', value: title }] },
        })),
      },
    ]);
    expect(product.variants.nodes).toEqual([
      {
        title: 'No. 6 pot',
        selectedOptions: [{ name: 'Size', value: 'No. 6 pot' }],
        size: { value: expect.stringMatching(/^About \d+–\d+ cm tall$/) },
      },
    ]);
    expect(product.descriptionHtml).toContain('<strong>Watering</strong>: ');
    // the provider's titles for a product without options are the same in every language
    expect(data.only.variants.nodes).toEqual([{ title: 'Default Title' }]);
    const option = collection.products.filters.find(({ id }) => id === 'filter.v.option.サイズ');
    expect(option?.label).toBe('Size');
    expect(option?.values[0]?.label).toMatch(/^No\. /);
    expect(JSON.parse(String(option?.values[0]?.input)).variantOption.name).toBe('サイズ');
    const shown = JSON.stringify([product, collection.description, collection.seo, collection.introduction]);
    expect(shown).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  });

  test('[SET-02] a set is defined by the option names of its variants', async () => {
    const { data } = await shop.ask(`query @inContext(language: EN) {
      product(handle: "tableplants-pick2") {
        metafield(namespace: "shop", key: "set_definition") { value } variants(first: 50) { nodes { title } }
      }
    }`);
    const { options } = JSON.parse(data.product.metafield.value);
    const names = options.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Ficus microcarpa', 'Pachira', 'Sansevieria', 'Umbrella tree']);
    for (const { title } of data.product.variants.nodes) {
      for (const part of title.split('/')) expect(names).toContain(part);
    }
  });

  test('[AR-01] a model names its variant as the product does', async () => {
    const { data } = await shop.ask(
      'query @inContext(language: EN) { product(handle: "pachira-nuri") { metafield(namespace: "shop", key: "ar_model") { value } variants(first: 9) { nodes { title } } } }',
    );
    const { variantTitle } = JSON.parse(data.product.metafield.value);
    expect(data.product.variants.nodes).toContainEqual({ title: variantTitle });
  });

  test.each([
    ['the own words', 'サイズ', '8号'],
    ['the words of the answer', 'Size', 'No. 8 pot'],
  ])('options are selected and filtered by %s', async (_, name, value) => {
    const { data } = await shop.ask(
      `query Q($name: String!, $value: String!) @inContext(language: EN) {
        product(handle: "altissima") { variantBySelectedOptions(selectedOptions: [{ name: $name, value: $value }]) { title } }
        collection(handle: "ornamentplants") { products(first: 50, filters: [{ variantOption: { name: $name, value: $value } }]) { nodes { handle } } }
      }`,
      { name, value },
    );
    expect(data.product.variantBySelectedOptions).toEqual({ title: 'No. 8 pot' });
    const handles = data.collection.products.nodes.map(({ handle }: { handle: string }) => handle);
    expect(handles).toContain('altissima');
    expect(handles).not.toContain('pachira-mini');
  });

  test('titles are sorted in the language of the request', async () => {
    const titles = async (language: string) => {
      const { data } = await shop.ask(
        `query @inContext(language: ${language}) { collection(handle: "cactus") { products(first: 50, sortKey: TITLE) { nodes { title } } } }`,
      );
      return data.collection.products.nodes.map(({ title }: { title: string }) => title);
    };
    const collator = new Intl.Collator('ja');
    for (const language of ['JA', 'EN']) {
      const sorted = await titles(language);
      expect(sorted).toEqual([...sorted].sort(collator.compare));
    }
    expect(await titles('EN')).not.toEqual(await titles('JA'));
  });
});

describe('[PROD-10] recommendations', () => {
  test("RELATED starts with the merchant's selection, COMPLEMENTARY is complementary products", async () => {
    const { data } = await shop.ask<Record<'related' | 'byId' | 'complementary' | 'none', Product[]>>(`{
      related: productRecommendations(productHandle: "pachira-mini") { handle }
      byId: productRecommendations(productId: "gid://shopify/Product/7583412945071", intent: RELATED) { handle }
      complementary: productRecommendations(productHandle: "pachira-mini", intent: COMPLEMENTARY) { handle productType }
      none: productRecommendations(productHandle: "none") { handle }
    }`);
    expect(data.related.slice(0, 2)).toEqual([{ handle: 'pachira-nuri' }, { handle: 'monstera-deliciosa' }]);
    expect(data.related).toHaveLength(10);
    expect(data.related).not.toContainEqual({ handle: 'pachira-mini' });
    expect(data.byId).toEqual(data.related);
    expect(data.complementary).toHaveLength(6);
    expect(data.none).toBeNull();
  });

  test('require a product', async () => {
    const { data, errors } = await shop.ask('{ productRecommendations { handle } }');
    expect(data).toEqual({ productRecommendations: null });
    expect(errors?.[0]?.message).toBe('productRecommendations requires one of productId or productHandle');
  });
});
