import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASAMOYA } from '@shop/brands/asamoya/brand';
import { KOMORENO } from '@shop/brands/komoreno/brand';
import { loadPinnedSchema } from '@shop/graphql/schema';
import type { Brand } from '@shop/rules/brand/brand';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import {
  buildClientSchema,
  type FieldNode,
  parse,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { howToMake } from './how-to-make';
import { nameOfRequirement, type StoreRequirement } from './store-requirement';
import { storeRequirements } from './store-requirements';

const OPERATIONS = fileURLToPath(new URL('../../../../packages/graphql/src/operations', import.meta.url));
const REQUIREMENTS = storeRequirements([], KOMORENO);
const SCHEMA = buildClientSchema(loadPinnedSchema().introspection, { assumeValid: true });

/** The Admin API's names for the owners of metafields. */
const OWNERS: Readonly<Record<string, string>> = {
  Product: 'PRODUCT',
  ProductVariant: 'PRODUCTVARIANT',
  Collection: 'COLLECTION',
  Page: 'PAGE',
  Article: 'ARTICLE',
  Shop: 'SHOP',
};

/** Metafields that no operation reads: other storefronts and the back office use them. */
const NOT_READ = ['PRODUCT shop.purposes'];

/** Text of a literal argument; undefined for a variable. */
function written({ arguments: given = [] }: FieldNode, name: string): string | undefined {
  const value = given.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

/** A text of a literal object. */
function textIn(value: ValueNode, name: string): string | undefined {
  const fields = value.kind === 'ObjectValue' ? value.fields : [];
  const field = fields.find((one) => one.name.value === name)?.value;
  return field?.kind === 'StringValue' ? field.value : undefined;
}

/** The metafields, metaobject types and their fields that the operations in a text query. */
function askedOf(text: string) {
  const types = new TypeInfo(SCHEMA);
  const asked = {
    metafields: new Set<string>(),
    metaobjects: new Set<string>(),
    fields: new Set<string>(),
    /** What is selected of each metafield and field, by its name. */
    selected: new Map<string, Set<string>>(),
  };
  const note = (name: string, { selectionSet }: FieldNode) => {
    const known = asked.selected.get(name) ?? new Set();
    for (const one of selectionSet?.selections ?? []) if (one.kind === 'Field') known.add(one.name.value);
    asked.selected.set(name, known);
  };
  const look = (node: FieldNode) => {
    const owner = types.getParentType()?.name ?? '';
    if (node.name.value === 'metafield') {
      const name = `${OWNERS[owner]} ${written(node, 'namespace')}.${written(node, 'key')}`;
      asked.metafields.add(name);
      note(name, node);
    }
    if (node.name.value === 'metafields') {
      const { value } = node.arguments?.find(({ name }) => name.value === 'identifiers') ?? {};
      for (const one of value?.kind === 'ListValue' ? value.values : []) {
        const name = `${OWNERS[owner]} ${textIn(one, 'namespace')}.${textIn(one, 'key')}`;
        asked.metafields.add(name);
        note(name, node);
      }
    }
    if (node.name.value === 'metaobjects') asked.metaobjects.add(written(node, 'type') ?? '');
    if (owner === 'Metaobject' && node.name.value === 'field') {
      asked.fields.add(written(node, 'key') ?? '');
      note(written(node, 'key') ?? '', node);
    }
    const handle = node.arguments?.find(({ name }) => name.value === 'handle')?.value;
    if (node.name.value === 'metaobject' && handle?.kind === 'ObjectValue') {
      const type = handle.fields.find(({ name }) => name.value === 'type')?.value;
      if (type?.kind === 'StringValue') asked.metaobjects.add(type.value);
    }
  };
  visit(parse(text), visitWithTypeInfo(types, { Field: look }));
  return asked;
}

const files = readdirSync(OPERATIONS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.graphql'),
);
const asked = askedOf(files.map((file) => readFileSync(join(OPERATIONS, file), 'utf8')).join('\n'));
const listed = (kind: 'metafield' | 'metaobject') =>
  REQUIREMENTS.filter((one) => one.kind === kind).map(nameOfRequirement);

test("[STORE-04] the list of a store's metafields matches the fields and filters of the operations", () => {
  expect(listed('metafield').toSorted(), 'write the missing ones into store-requirements.ts').toEqual(
    [...asked.metafields, ...NOT_READ].toSorted(),
  );
});

test('[STORE-04] the metaobject types and their fields match those of the operations', () => {
  expect(asked.metaobjects.size).toBeGreaterThan(4);
  const types = listed('metaobject');
  expect([...asked.metaobjects].filter((type) => !types.includes(type))).toEqual([]);
  const fields = REQUIREMENTS.flatMap((one) => (one.kind === 'metaobject' ? Object.keys(one.fields) : []));
  expect(asked.fields.size).toBeGreaterThan(20);
  expect([...new Set(fields)].toSorted()).toEqual([...asked.fields].toSorted());
});

/** The shop's requirements as a table of docs/real-store.md. */
function requirementsTable(requirements: readonly StoreRequirement[]): string {
  const rows = requirements.map(
    (requirement) =>
      `| ${requirement.kind} | \`${nameOfRequirement(requirement)}\` | ${requirement.breaks} | ${howToMake(requirement)} |`,
  );
  return ['| kind | name | without it | made at |', '|---|---|---|---|', ...rows].join('\n');
}

const docs = readFileSync(fileURLToPath(new URL('../../../../docs/real-store.md', import.meta.url)), 'utf8');

const DELIVERY_FIELDS: Readonly<Record<keyof DeliveryRules, null>> = {
  window: null,
  blockedRanges: null,
  weekdayBlocks: null,
  dispatch: null,
  fees: null,
  eGift: null,
  times: null,
};

test.each(Object.keys(DELIVERY_FIELDS))('[DLV-08] %s of the delivery rules is in the docs', (field) => {
  expect(docs).toContain(`\n| \`${field}\` | `);
});

test('[STORE-04] the list that the commands use is in the docs', () => {
  const table = requirementsTable(storeRequirements([{ code: 'MMSP15-7KQ2', discountRate: 15 }], KOMORENO));
  const missing = table.split('\n').filter((row) => !docs.includes(row));
  expect(missing, 'copy these rows into docs/real-store.md').toEqual([]);
  expect(docs).toContain(table);
});

test('[STORE-04] a metafield of another owner or namespace is a different one', () => {
  expect([
    ...askedOf(
      'query A { product(handle: "a") { metafield(namespace: "shop", key: "pot_diameter") { value } } }',
    ).metafields,
  ]).toEqual(['PRODUCT shop.pot_diameter']);
  expect([
    ...askedOf('fragment P on Page { metafield(namespace: "x", key: "care") { value } }').metafields,
  ]).toEqual(['PAGE x.care']);
});

test('[STORE-04] menu items have the titles of their collections, not their handles', () => {
  const menus = REQUIREMENTS.flatMap((one) => (one.kind === 'menu' ? one.collections : []));
  expect(menus.length).toBeGreaterThan(30);
  const titles = new Map(
    REQUIREMENTS.flatMap((one) => (one.kind === 'collection' ? [[one.handle, one.title] as const] : [])),
  );
  for (const { handle, title } of menus) {
    expect(title).toBe(titles.get(handle));
    expect(title).not.toBe(handle);
  }
});

test("[STORE-04] [LANG-01] what is made in a store is named in the store's own language", () => {
  const { menus } = ASAMOYA;
  const titles = (brand: Brand) =>
    storeRequirements([], brand).flatMap((one) =>
      'title' in one ? [one.title] : one.kind === 'metaobject' ? [one.name] : [],
    );
  expect(titles({ menus })).toEqual(expect.arrayContaining(['すべての商品', 'お知らせ', 'カップ', '生産者']));
  const english = titles({ menus, languages: ['en'] });
  expect(english).toEqual(expect.arrayContaining(['All products', 'News', 'Cups', 'Page entry']));
  expect(english.filter((title) => /[ぁ-んァ-ヶ一-龠]/.test(title))).toEqual([]);
});

test('[STORE-04] [BRAND-01] a store needs the text pages of its own brand alone', () => {
  const pagesOf = (brand: Brand) =>
    storeRequirements([], brand).flatMap((one) => (one.kind === 'page' ? [one.handle] : []));
  expect(pagesOf(KOMORENO)).toHaveLength(7);
  expect(pagesOf(ASAMOYA)).toEqual([]);
  expect(pagesOf({})).toEqual([]);
});

test("[STORE-04] [LANG-01] a store needs its brand's languages alone", () => {
  const languagesOf = (brand: Brand) =>
    storeRequirements([], brand).flatMap((one) => (one.kind === 'language' ? [one.locale] : []));
  expect(languagesOf(ASAMOYA)).toEqual(['ja', 'en', 'zh-TW']);
  expect(languagesOf({ languages: ['ja'] })).toEqual(['ja']);
  expect(languagesOf({})).toEqual(['ja', 'en']);
});

/** Fields of entries that no operation reads: the back office needs them. */
const FIELDS_NOT_READ: readonly string[] = [];

test('[STORE-04] no field of entries is made that no operation reads', () => {
  const fields = REQUIREMENTS.flatMap((one) => (one.kind === 'metaobject' ? Object.keys(one.fields) : []));
  expect([...new Set(fields)].filter((key) => !asked.fields.has(key)).toSorted()).toEqual(FIELDS_NOT_READ);
});

/** What can be selected of a type of values: the entry, file or product that it refers to, several of them, or the value alone. */
function selectionOf(type: string): 'reference' | 'references' | null {
  if (!/_reference$/.test(type)) return null;
  return type.startsWith('list.') ? 'references' : 'reference';
}

test('[STORE-04] operations select of each metafield and field what its type has', () => {
  const typed = REQUIREMENTS.flatMap((one) => {
    if (one.kind === 'metafield') return [[nameOfRequirement(one), one.type] as const];
    return one.kind === 'metaobject' ? Object.entries(one.fields) : [];
  });
  const references = [...asked.selected.values()].filter((of) => of.has('reference') || of.has('references'));
  expect(references.length).toBeGreaterThan(8);
  const wrong = typed.flatMap(([name, type]) => {
    const selected = asked.selected.get(name);
    if (selected === undefined) return [];
    const others = ['reference', 'references'].filter(
      (one) => selected.has(one) && one !== selectionOf(type),
    );
    return others.map((other) => `${name} is ${type}, and ${other} of it is asked for`);
  });
  expect(wrong).toEqual([]);
});
