import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { platformOfFile } from '../support/platform-under-test.ts';

const schemaModule = fileURLToPath(import.meta.resolve('@shop/graphql/schema'));
const folder = join(dirname(schemaModule), 'operations');

const definitions: readonly DefinitionNode[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')).definitions);
const fragments = new Map(
  definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  ),
);
const queries = definitions.filter(
  (node): node is OperationDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
);

/** Variable values by `Operation.name`, else by name. */
const VALUES: Readonly<Record<string, unknown>> = {
  'ArticlePage.handle': 'recommendkanyou',
  'CollectionCursors.handle': 'ornamentplants',
  'CollectionPage.handle': 'ornamentplants',
  'CollectionPriceCounts.handle': 'ornamentplants',
  'CollectionRooms.handle': 'desk',
  'ContentPage.handle': 'guarantee',
  'ProductPage.handle': 'pachira-mini',
  'ProductDateFlag.handle': 'pachira-mini',
  'SearchIndexProduct.handle': 'pachira-mini',
  'SitemapResources.page': 1,
  'SitemapResources.type': 'PRODUCT',
  'VariantAvailability.id': 'gid://shopify/ProductVariant/42319870264559',
  'VariantsByIds.ids': ['gid://shopify/ProductVariant/42319870264559'],
  after: null,
  blog: 'columns',
  filters: [{ available: true }],
  firstCategory: 'ornamentplants',
  ids: ['gid://shopify/Product/7583412945071'],
  language: 'JA',
  limit: 5,
  newArrivals: 'new-arrivals',
  productId: 'gid://shopify/Product/7583412945071',
  query: 'パキラ',
  reverse: false,
  secondCategory: 'succulent',
};
const COUNT = 4;

const shop = await platformOfFile();

describe('[PLAT-01] every query of the storefront gets a complete response', () => {
  // Carts have their own tests.
  for (const query of queries.filter(({ name }) => !name?.value.startsWith('Cart'))) {
    const operation = query.name?.value ?? '';
    test.each(['JA', 'EN'])(`${operation} in %s`, async (language) => {
      const { data, errors } = await shop.ask(textOf(query), { ...variablesOf(query, operation), language });
      expect(errors).toBeUndefined();
      for (const [field, value] of Object.entries(data)) expect(value, field).not.toBeNull();
    });
  }
});

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode, operation: string) {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const name = variable.name.value;
      const value = VALUES[`${operation}.${name}`] ?? VALUES[name];
      if (value !== undefined) return [[name, value]];
      return print(type) === 'Int!' ? [[name, COUNT]] : [];
    }),
  );
}

/** The operation with its fragments, as a client sends it. */
function textOf(query: OperationDefinitionNode): string {
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: DefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || needed.has(name.value)) return;
        needed.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(query);
  return [query, ...needed.values()].map(print).join('\n');
}
