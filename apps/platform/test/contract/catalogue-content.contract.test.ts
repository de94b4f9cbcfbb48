import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, test } from 'vitest';
import type {
  Article,
  Blog,
  Collection,
  CollectionConnection,
  MediaImage,
  Metafield,
  Metaobject,
  MetaobjectField,
} from '../../src/graphql/__generated__/resolvers.ts';
import { EVERY_VERSION, platformOfFile } from '../support/platform-under-test.ts';

/** Text without Japanese; a truncated one ends with an ellipsis. */
const ENGLISH = /^[\x20-\x7e–“”…]+$/;

/** A field that refers to an image. */
type PictureField = { reference: MediaImage };

const shop = await platformOfFile({ SHOP_URL: 'https://shop.example', ...EVERY_VERSION });

describe('[ROUTE-11] [ROUTE-13] pages, blogs and policies', () => {
  test('a page by handle and by id', async () => {
    const { data } = await shop.ask(
      '{ page(handle: "guarantee") { id title body bodySummary onlineStoreUrl seo { title description } } pages(first: 10) { nodes { handle } } }',
    );
    expect(data.page).toMatchObject({
      title: '植物保証について',
      onlineStoreUrl: 'https://shop.example/pages/guarantee',
    });
    expect(data.page.body).toContain('<h2>');
    expect(data.page.bodySummary).not.toContain('<');
    expect(data.pages.nodes).toHaveLength(7);
    const byId = await shop.ask(
      'query($id: ID!) { page(id: $id) { handle } node(id: $id) { id ... on Page { title } } }',
      { id: data.page.id },
    );
    expect(byId.data).toEqual({
      page: { handle: 'guarantee' },
      node: { id: data.page.id, title: '植物保証について' },
    });
  });

  test('the columns and the news', async () => {
    const { data } = await shop.ask<{
      columns: { articleByHandle: Article & { related: Metafield } };
      news: Blog;
    }>(`{
      columns: blog(handle: "columns") { title authors { name } articleByHandle(handle: "recommendkanyou") {
        title contentHtml content(truncateAt: 30) excerpt publishedAt authorV2 { name lastName firstName } blog { handle }
        related: metafield(namespace: "shop", key: "related_products") { references(first: 3) { nodes { ... on Product { handle } } } }
      } }
      news: blogByHandle(handle: "news") { articles(first: 3, sortKey: PUBLISHED_AT, reverse: true) { nodes { title publishedAt metafield(namespace: "shop", key: "url") { value } } } }
      articles(first: 50, query: "blog_title:お知らせ") { nodes { handle } }
    }`);
    expect(data.columns.articleByHandle).toMatchObject({
      title: 'はじめての部屋におすすめの観葉植物と選び方',
      blog: { handle: 'columns' },
      authorV2: { name: '緑川 さとみ', lastName: '緑川', firstName: 'さとみ' },
      publishedAt: '2026-04-15T01:00:00Z',
    });
    expect(data.columns.articleByHandle.content).toHaveLength(30);
    expect(data.columns.articleByHandle.related.references.nodes[0]).toEqual({ handle: 'pachira-mini' });
    expect(data.news.articles.nodes[0]).toEqual({
      title: '年末年始の配送とお問い合わせ窓口について',
      publishedAt: '2026-11-18T01:00:00Z',
      metafield: { value: '/news#2026-winter-holiday' },
    });
    expect(data.articles.nodes).toHaveLength(15);
  });

  test('[ROUTE-12] the shop and its policies, in both languages', async () => {
    const fields =
      'shop { name description primaryDomain { host url sslEnabled } refundPolicy { title handle url body } termsOfService { handle } privacyPolicy { id } shipsToCountries paymentSettings { currencyCode acceptedCardBrands } brand { slogan } }';
    const { data } = await shop.ask(`{ ${fields} }`);
    expect(data.shop).toMatchObject({
      name: 'コモレノ STORE',
      primaryDomain: { host: 'shop.example', url: 'https://shop.example', sslEnabled: true },
      refundPolicy: {
        title: '返品・返金ポリシー',
        handle: 'refund-policy',
        url: 'https://shop.example/policies/refund-policy',
      },
      termsOfService: { handle: 'legal-notice' },
      privacyPolicy: null,
      shipsToCountries: ['JP'],
      paymentSettings: {
        currencyCode: 'JPY',
        acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'JCB'],
      },
    });
    const english = await shop.ask(`query @inContext(language: EN) { ${fields} }`);
    expect(english.data.shop).toMatchObject({
      name: 'KOMORENO STORE',
      refundPolicy: { title: 'Refund policy' },
    });
  });
});

describe('[ROUTE-16] content in English', () => {
  const catalogue = loadCatalogue();
  const inEnglish = (fields: string, variables?: Record<string, unknown>) =>
    shop.ask(
      `query${variables ? '($handle: String!)' : ''} @inContext(language: EN) { ${fields} }`,
      variables,
    );

  test.each(catalogue.pages.map((page) => [page.handle, page] as const))(
    '[ROUTE-11] the page %s',
    async (handle, page) => {
      const { data } = await inEnglish(
        'page(handle: $handle) { title body bodySummary seo { title description } }',
        { handle },
      );
      expect(data.page).toMatchObject({
        title: page.titleEn,
        body: page.bodyEn,
        seo: { title: page.titleEn, description: page.descriptionEn },
      });
      expect(data.page.bodySummary).toHaveLength(150);
      expect(data.page.bodySummary).toMatch(ENGLISH);
    },
  );

  test.each(
    catalogue.pages.flatMap((page) => (page.sections === undefined ? [] : [[page.handle, page] as const])),
  )('[PAGE-01] the header and the sections of %s, in their order', async (handle, page) => {
    const { data } = await inEnglish(
      `page(handle: $handle) {
        lead: metafield(namespace: "shop", key: "lead") { value }
        cover: metafield(namespace: "shop", key: "cover") { reference { ... on MediaImage { image { altText } } } }
        sections: metafield(namespace: "shop", key: "sections") { references(first: 16) { nodes { ... on Metaobject {
          kind: field(key: "kind") { value }
          title: field(key: "title") { value }
          products: field(key: "products") { references(first: 12) { nodes { ... on Product { handle } } } }
          entries: field(key: "entries") { references(first: 12) { nodes { ... on Metaobject {
            heading: field(key: "heading") { value }
            text: field(key: "text") { value }
            picture: field(key: "picture") { reference { ... on MediaImage { image { url } } } }
          } } } }
        } } } }
      }`,
      { handle },
    );
    expect(data.page).toMatchObject({
      lead: { value: page.head?.leadEn },
      cover: { reference: { image: { altText: page.head?.cover.altEn } } },
      sections: {
        references: {
          nodes: page.sections?.map(({ kind, titleEn, products, entries = [] }) => ({
            kind: { value: kind },
            title: { value: titleEn },
            products:
              products === undefined
                ? null
                : { references: { nodes: products.map((one) => ({ handle: one })) } },
            entries: {
              references: {
                nodes: entries.map(({ headingEn, textEn, picture }) => ({
                  heading: { value: headingEn },
                  text: textEn === undefined ? null : { value: textEn },
                  picture:
                    picture === undefined
                      ? null
                      : { reference: { image: { url: expect.stringContaining(picture.src) } } },
                })),
              },
            },
          })),
        },
      },
    });
  });

  test('[ROUTE-12] the policies', async () => {
    const { data } = await inEnglish('shop { refundPolicy { title body } termsOfService { title body } }');
    const [refund, legal] = ['refund-policy', 'legal-notice'].map((handle) => {
      const policy = catalogue.policies.find((entry) => entry.handle === handle);
      return { title: policy?.titleEn, body: policy?.bodyEn };
    });
    expect(data.shop).toEqual({ refundPolicy: refund, termsOfService: legal });
    expect(data.shop.termsOfService.body).toContain('<dt>Seller</dt><dd>Komoreno Inc.</dd>');
  });

  test.each(catalogue.articles.map((article) => [article.slug, article] as const))(
    '[ROUTE-13] the column %s',
    async (handle, article) => {
      const { data } = await inEnglish(
        `blog(handle: "columns") { articleByHandle(handle: $handle) {
        title contentHtml content(truncateAt: 40) excerpt excerptHtml image { altText } seo { title description }
        author { name } authorV2 { name firstName lastName }
      } }`,
        { handle },
      );
      const [firstName, lastName] = article.authorEn.split(' ');
      expect(data.blog.articleByHandle).toMatchObject({
        title: article.titleEn,
        contentHtml: article.bodyEn,
        excerpt: article.descriptionEn,
        excerptHtml: article.descriptionEn,
        image: { altText: article.titleEn },
        seo: { title: article.titleEn, description: article.descriptionEn },
        author: { name: article.authorEn },
        authorV2: { name: article.authorEn, firstName, lastName },
      });
      expect(data.blog.articleByHandle.content).toMatch(ENGLISH);
    },
  );

  test('[ROUTE-13] the authors of a blog, each once', async () => {
    const { data } = await inEnglish(
      'columns: blog(handle: "columns") { authors { name } } news: blog(handle: "news") { authors { name } }',
    );
    expect(data).toEqual({
      columns: { authors: [{ name: 'Satomi Midorikawa' }, { name: 'Takuma Sunahara' }] },
      news: { authors: [{ name: 'KOMORENO STORE' }] },
    });
  });

  test('[ROUTE-10] [ROUTE-20] the advisors', async () => {
    const { data } = await inEnglish(`metaobjects(type: "advisor", first: 10) { nodes {
      name: field(key: "name") { value } role: field(key: "role") { value } field: field(key: "field") { value }
      profile: field(key: "profile") { value } quote: field(key: "quote") { value }
      picksTitle: field(key: "picks_title") { value } article: field(key: "article") { value }
      picks: field(key: "picks") { references(first: 3) { nodes { ... on Product { handle } } } }
      image: field(key: "image") { reference { ... on MediaImage { alt } } }
    } }`);
    expect(data.metaobjects.nodes).toEqual(
      catalogue.advisors.map((advisor) => ({
        name: { value: advisor.nameEn },
        role: { value: advisor.roleEn },
        field: { value: advisor.fieldEn },
        profile: { value: advisor.profileEn },
        quote: { value: advisor.quoteEn },
        picksTitle: { value: advisor.picksTitleEn },
        article: advisor.article === undefined ? null : { value: advisor.article },
        picks: { references: { nodes: advisor.picks.map((handle) => ({ handle })) } },
        image: { reference: { alt: advisor.imageAltEn } },
      })),
    );
  });
});

describe('[HEAD-01] [DATA-03] menus and editorial data', () => {
  test("[STORE-02] the main menu has categories, purposes, tags and producers, at the provider's positions", async () => {
    const query =
      'menu(handle: "main-menu") { title itemsCount items { title url type items { title url type resourceId resource { __typename ... on Collection { handle } } } } }';
    const { data } = await shop.ask(`{ ${query} }`);
    const [categories, purposes, tags, producers] = data.menu.items;
    expect([categories, purposes, tags, producers].map((menu) => menu?.items.length)).toEqual([
      18, 18, 11, 12,
    ]);
    expect(data.menu.itemsCount).toBe(5 + 18 + 18 + 11 + 12);
    expect(categories?.items[0]).toMatchObject({
      title: '観葉植物',
      url: 'https://shop.example/collections/ornamentplants',
      type: 'COLLECTION',
      resource: { __typename: 'Collection', handle: 'ornamentplants' },
    });
    expect(tags?.items[0]).toMatchObject({
      type: 'HTTP',
      url: 'https://shop.example/search/tag?tagId=3,301',
      resource: null,
    });
    const english = await shop.ask(`query @inContext(language: EN) { ${query} }`);
    expect(english.data.menu.items[0]?.items[0]).toMatchObject({
      title: 'Ornamental plants',
      url: 'https://shop.example/en/collections/ornamentplants',
    });
    const footer = await shop.ask('{ menu(handle: "footer") { items { type url } } }');
    expect(footer.data.menu.items.map(({ type, url }: { type: string; url: string }) => [type, url])).toEqual(
      expect.arrayContaining([
        ['PAGE', 'https://shop.example/pages/e-gift'],
        ['ARTICLE', 'https://shop.example/blogs/columns/howtochoosepot'],
        ['SHOP_POLICY', 'https://shop.example/policies/refund-policy'],
      ]),
    );
    expect((await shop.ask('{ menu(handle: "none") { id } }')).data.menu).toBeNull();
  });

  test.each([
    ['producer', 12],
    ['review', 250],
    ['advisor', 7],
    ['banner', 8],
    ['tag_link', 11],
    ['nothing', 0],
  ])('metaobjects of type %s', async (type, count) => {
    const { data } = await shop.ask(
      'query($type: String!) { metaobjects(type: $type, first: 250) { nodes { id handle type fields { key type value } } } }',
      { type },
    );
    expect(data.metaobjects.nodes).toHaveLength(count);
  });

  test('a metaobject by handle, by id and as a node', async () => {
    const { data } = await shop.ask<{
      metaobject: Metaobject & Record<'title' | 'none', MetaobjectField> & { image: PictureField };
    }>(
      '{ metaobject(handle: { type: "banner", handle: "banner-1" }) { id title: field(key: "title") { value } image: field(key: "image") { reference { ... on MediaImage { image { url width } } } } none: field(key: "none") { value } } }',
    );
    expect(data.metaobject.title.value).toBe('冬を彩る鉢花とシクラメン特集');
    expect(data.metaobject.image.reference.image.url).toContain('/banners/banner_1.jpg');
    expect(data.metaobject.none).toBeNull();
    const byId = await shop.ask(
      'query($id: ID!) { metaobject(id: $id) { handle } node(id: $id) { __typename } }',
      { id: data.metaobject.id },
    );
    expect(byId.data).toEqual({ metaobject: { handle: 'banner-1' }, node: { __typename: 'Metaobject' } });
  });

  test("the shop's lists are metafields", async () => {
    const { data } = await shop.ask(
      '{ shop { metafields(identifiers: [{ namespace: "shop", key: "lists" }, { namespace: "shop", key: "prefectures" }, { namespace: "shop", key: "ai_tags" }, { namespace: "shop", key: "tags" }]) { value } } }',
    );
    const [lists, prefectures, aiTags, tags] = data.shop.metafields.map(({ value }: { value: string }) =>
      JSON.parse(value),
    );
    expect(lists.excludedProductIds).toHaveLength(43);
    expect(lists.tablePlantsSkus).toHaveLength(30);
    expect(prefectures).toHaveLength(47);
    expect(aiTags).toHaveLength(7);
    expect(tags).toHaveLength(203);
  });
});

describe('[ROUTE-09] collections', () => {
  test('all of them, with cover, kind and thumbnail', async () => {
    const { data } = await shop.ask<{
      collections: {
        totalCount: string;
        nodes: (Collection & { kind: Metafield; thumbnail: PictureField })[];
      };
    }>(`{ collections(first: 100) { totalCount nodes {
      handle title description image { url width height } kind: metafield(namespace: "shop", key: "kind") { value }
      thumbnail: metafield(namespace: "shop", key: "thumbnail_image") { reference { ... on MediaImage { image { url } } } }
    } } }`);
    const { nodes, totalCount } = data.collections;
    expect(totalCount).toBe('50');
    const kinds = nodes.map(({ kind }) => kind.value);
    const count = (kind: string) => kinds.filter((value) => value === kind).length;
    expect(['category', 'subcategory', 'purpose', 'producer', 'all'].map(count)).toEqual([18, 1, 18, 12, 1]);
    const succulent = nodes.find(({ handle }) => handle === 'succulent');
    expect(succulent?.image.url).toContain('/collections/succulent_cover.jpg');
    const thumbnail = (of: string) =>
      nodes.find(({ handle }) => handle === of)?.thumbnail.reference.image.url ?? '';
    // A category's thumbnail is one of its plants; any other list uses its cover, if one exists.
    expect(thumbnail('succulent')).toContain('/collections/succulent_thumb.jpg');
    expect(thumbnail('desk')).toContain('/collections/desk_cover.jpg');
    expect(succulent?.description).not.toContain('<');
  });

  test('[RANK-01] [LIST-05] the ranking excludes the excluded products', async () => {
    const { data } = await shop.ask(
      '{ collection(handle: "all") { products(first: 30, sortKey: BEST_SELLING) { nodes { handle metafield(namespace: "shop", key: "flags") { value } } } } }',
    );
    expect(data.collection.products.nodes[0]?.handle).toBe('pachira-mini');
    for (const { metafield } of data.collection.products.nodes) {
      expect(JSON.parse(metafield?.value ?? '[]')).not.toContain('excluded');
    }
  });

  test('by query', async () => {
    const { data } = await shop.ask<Record<'a' | 'b', CollectionConnection>>(
      '{ a: collections(first: 5, query: "title:盆栽") { nodes { handle } } b: collections(first: 5, query: "bonsai", sortKey: RELEVANCE) { nodes { handle } } }',
    );
    expect(data.a.nodes).toEqual([{ handle: 'bonsai' }, { handle: 'producers-shoin' }]);
    expect(data.b.nodes[0]).toEqual({ handle: 'bonsai' });
  });
});

describe('[PLAT-03] nodes', () => {
  test('in the requested order, null for unknown ids', async () => {
    const { data } = await shop.ask(
      'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Product { handle } ... on ProductVariant { sku product { handle } } ... on Collection { title } } }',
      {
        ids: [
          'gid://shopify/ProductVariant/42319870264559',
          'gid://shopify/Product/1',
          Buffer.from('gid://shopify/Product/7583412945071').toString('base64'),
          'gid://shopify/Collection/284719349897',
          'gid://shopify/Nothing/1',
        ],
      },
    );
    expect(data.nodes).toEqual([
      {
        __typename: 'ProductVariant',
        id: 'gid://shopify/ProductVariant/42319870264559',
        sku: 'op001-1',
        product: { handle: 'pachira-mini' },
      },
      null,
      { __typename: 'Product', id: 'gid://shopify/Product/7583412945071', handle: 'pachira-mini' },
      { __typename: 'Collection', id: 'gid://shopify/Collection/284719349897', title: '観葉植物' },
      null,
    ]);
  });

  test('a malformed id is an error', async () => {
    const { data, errors } = await shop.ask('{ node(id: "7583412945071") { id } }');
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toBe('Invalid global id `7583412945071`');
  });
});

test('tags, types and versions', async () => {
  const { data } = await shop.ask(
    '{ productTags(first: 250) { nodes edges { node cursor } pageInfo { hasNextPage } } productTypes(first: 3) { nodes pageInfo { hasNextPage } } publicApiVersions { handle supported } urlRedirects(first: 5) { nodes { path target } } }',
  );
  expect(data.productTags.nodes).toContain('はじめての植物');
  expect(data.productTypes.nodes).toHaveLength(3);
  expect(data.productTypes.pageInfo.hasNextPage).toBe(true);
  expect(data.publicApiVersions).toContainEqual({ handle: '2025-01', supported: true });
  expect(data.urlRedirects.nodes).toEqual([]);
});
