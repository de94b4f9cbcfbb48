import { loadPinnedSchema } from '@shop/graphql/schema';
import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { platformOfFile } from '../support/platform-under-test.ts';

const schema = buildClientSchema(loadPinnedSchema().introspection);
const PAGING = new Set(['first', 'last', 'after', 'before']);

/** Values for required arguments, by `Type.field.argument`, else by argument name. */
const VALUES: Readonly<Record<string, string>> = {
  'QueryRoot.article.id': '"gid://shopify/Article/605104200000"',
  'QueryRoot.blogByHandle.handle': '"columns"',
  'QueryRoot.cart.id': '"gid://shopify/Cart/none?key=none"',
  'QueryRoot.collectionByHandle.handle': '"succulent"',
  'QueryRoot.menu.handle': '"main-menu"',
  'QueryRoot.node.id': '"gid://shopify/Product/7583412945071"',
  'QueryRoot.nodes.ids': '["gid://shopify/Product/7583412945071"]',
  'QueryRoot.pageByHandle.handle': '"guarantee"',
  'QueryRoot.productByHandle.handle': '"pachira-mini"',
  'Product.variantBySelectedOptions.selectedOptions': '[{ name: "サイズ", value: "4号" }]',
  'Blog.articleByHandle.handle': '"recommendkanyou"',
  'Metaobject.field.key': '"name"',
  identifiers: '[{ namespace: "shop", key: "path" }]',
  key: '"flags"',
  query: '"パキラ"',
  type: '"producer"',
  'QueryRoot.sitemap.type': 'PRODUCT',
};

/** Arguments not required by type, although the field needs one of them. */
const EXTRA: Readonly<Record<string, string>> = {
  'QueryRoot.blog': 'handle: "columns"',
  'QueryRoot.collection': 'handle: "succulent"',
  'QueryRoot.metaobject': 'handle: { type: "producer", handle: "producers-mizuki" }',
  'QueryRoot.page': 'handle: "guarantee"',
  'QueryRoot.product': 'handle: "pachira-mini"',
  'QueryRoot.productRecommendations': 'productHandle: "pachira-mini"',
};

/** Query paths to one object of each catalogue type. */
const WAYS: Readonly<Record<string, readonly [open: string, path: readonly (string | number)[]]>> = {
  QueryRoot: ['', []],
  Article: ['article(id: "gid://shopify/Article/605104200000")', ['article']],
  ArticleAuthor: ['article(id: "gid://shopify/Article/605104200000") { authorV2', ['article', 'authorV2']],
  Blog: ['blog(handle: "columns")', ['blog']],
  Collection: ['collection(handle: "succulent")', ['collection']],
  CollectionConnection: ['collections(first: 2)', ['collections']],
  Image: ['product(handle: "pachira-mini") { featuredImage', ['product', 'featuredImage']],
  Localization: ['localization', ['localization']],
  Country: ['localization { country', ['localization', 'country']],
  Market: ['localization { market', ['localization', 'market']],
  MediaImage: ['node(id: "gid://shopify/MediaImage/31104600001") { ... on MediaImage', ['node']],
  Menu: ['menu(handle: "main-menu")', ['menu']],
  MenuItem: ['menu(handle: "categories") { items', ['menu', 'items', 0]],
  Metafield: [
    'product(handle: "pachira-mini") { metafield(namespace: "shop", key: "reviews")',
    ['product', 'metafield'],
  ],
  Metaobject: ['metaobject(handle: { type: "producer", handle: "producers-mizuki" })', ['metaobject']],
  MetaobjectField: [
    'metaobject(handle: { type: "producer", handle: "producers-mizuki" }) { field(key: "image")',
    ['metaobject', 'field'],
  ],
  Page: ['page(handle: "guarantee")', ['page']],
  PaymentSettings: ['paymentSettings', ['paymentSettings']],
  PredictiveSearchResult: ['predictiveSearch(query: "パキラ")', ['predictiveSearch']],
  Product: ['product(handle: "pachira-mini")', ['product']],
  ProductConnection: ['products(first: 2)', ['products']],
  ProductOption: ['product(handle: "pachira-mini") { options', ['product', 'options', 0]],
  ProductOptionValue: [
    'product(handle: "pachira-mini") { options { optionValues',
    ['product', 'options', 0, 'optionValues', 0],
  ],
  ProductVariant: [
    'node(id: "gid://shopify/ProductVariant/42319870264559") { ... on ProductVariant',
    ['node'],
  ],
  SearchResultItemConnection: ['search(query: "パキラ", first: 2)', ['search']],
  Filter: ['search(query: "パキラ", first: 2) { productFilters', ['search', 'productFilters', 0]],
  Shop: ['shop', ['shop']],
  Brand: ['shop { brand', ['shop', 'brand']],
  ShopPolicy: ['shop { refundPolicy', ['shop', 'refundPolicy']],
  Sitemap: ['sitemap(type: PRODUCT)', ['sitemap']],
};

/** Fields that the platform reports as unsupported. Adding one must be a deliberate decision. */
const UNSUPPORTED = ['QueryRoot.cartCompletionAttempt', 'ArticleAuthor.email'];

const shop = await platformOfFile();

describe('[PLAT-02] every catalogue field resolves or reports itself as unsupported', () => {
  for (const [typeName, [open, path]] of Object.entries(WAYS)) {
    test(typeName, async () => {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) throw new Error(`${typeName} is not an object type`);
      const unsupported: string[] = [];
      for (const field of Object.values(type.getFields())) {
        const name = `${typeName}.${field.name}`;
        const answer = await shop.ask(wrap(open, selection(typeName, field)));
        const errors = answer.errors ?? [];
        for (const { message, extensions } of errors) {
          expect(extensions?.['code'], `${name}: ${message}`).toBe('UNSUPPORTED_FIELD');
          unsupported.push(name);
        }
        if (errors.length > 0) continue;
        const parent = path.reduce<unknown>((value, step) => Object(value)[step], answer.data);
        expect(parent, `${name}: the path to ${typeName}`).toBeTypeOf('object');
        expect(Object.keys(Object(parent)), name).toContain(field.name);
      }
      expect(unsupported).toEqual(UNSUPPORTED.filter((name) => name.startsWith(`${typeName}.`)));
    });
  }

  test('every query of QueryRoot is tested', () => {
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).length).toBe(34);
  });
});

function wrap(open: string, inner: string): string {
  const opened = open === '' ? '' : `${open} {`;
  const depth = opened.split('{').length - opened.split('}').length;
  return `{ ${opened} ${inner} ${'}'.repeat(depth)} }`;
}

function selection(typeName: string, field: GraphQLField<unknown, unknown>): string {
  const name = `${typeName}.${field.name}`;
  const given = field.args.flatMap((argument) => {
    if (isRequiredArgument(argument)) return [`${argument.name}: ${sampleOf(name, argument)}`];
    return argument.name === 'first' && isConnection(field) ? ['first: 2'] : [];
  });
  if (EXTRA[name]) given.push(EXTRA[name]);
  const list = given.length > 0 ? `(${given.join(', ')})` : '';
  const inner = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${field.name}${list}${inner}`;
}

function isConnection({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.filter(({ name }) => PAGING.has(name)).length === PAGING.size;
}

function sampleOf(field: string, { name, type }: GraphQLArgument): string {
  return VALUES[`${field}.${name}`] ?? VALUES[name] ?? example(type);
}

function example(type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return '[]';
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(nullable)) return '{}';
  return nullable.toString() === 'Int' ? '1' : '"x"';
}
