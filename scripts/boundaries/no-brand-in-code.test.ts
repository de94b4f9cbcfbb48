import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import type { Brand } from '@shop/rules/brand/brand';
import { LOCALES } from '@shop/rules/language';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { runningSources } from '../architecture/architecture-page';
import { visitTree } from '../lint/visit-tree';
import { projectRoot } from '../setup/project-root.mjs';

/** Brand names allowed in code. */
const ALLOWED = [
  // The local platform's tokens and secrets, which are useless elsewhere (OPS-03).
  /komoreno-(?:public-token|admin-token|webhook-secret|mail-link-secret)/g,
];
const NAMES = /komoreno|コモレノ/i;
const GOODS =
  /植物|盆栽|観葉|多肉|花苗|園芸|育て方|農園|\bplants?\b(?!\})|bonsai|succulent|seedling|gardening/i;

/** Words of plants in code, in the languages of the shop: of what grows, its parts, its care and what happens to it. */
const PLANTS =
  /植物|観葉|觀葉|盆栽|苗|株(?!式)|鉢|盆器|多肉|剪定|肥料|水やり|澆水|育て|枯れ|咲|紅葉|常緑|花(?!見)|(?<![千言])葉|草(?!加)|\bplants?\b|bonsai|succulent|foliage|flower|bloom|blossom|evergreen|\bleaves\b|\bsown?\b|\bsowing\b|\bprun|repot|fertili[sz]/i;
/** Code whose words of plants are no text of a shop. */
const NO_TEXT: readonly { readonly path: RegExp; readonly words: RegExp }[] = [
  // The motif of the kit, which a brand asks for.
  { path: /\/(?:brand-schema|brand-theme|ProductScreen)\.tsx?$/, words: /(?<![\w ])plants$|: plants$/ },
  // What stands in a room, in the store's data and in the kit.
  { path: /\/(?:to-room|room-places|products-room)\.ts$/, words: /^plants?$/ },
];

const ENGINE =
  /^(?:apps\/(?:storefront|platform)|packages\/(?:rules|machines|graphql|mails|design-tokens|page-server|ui-kit))\//;
const sources = [...runningSources(projectRoot)].filter(([path]) => ENGINE.test(path));

test('[BRAND-01] every folder of brands/ is a valid BRAND, with texts in both languages', () => {
  const folders = readdirSync(join(projectRoot, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(BRAND_NAMES.toSorted());
  for (const folder of folders)
    for (const language of ['ja', 'en'])
      expect(() => readFileSync(join(projectRoot, `brands/${folder}/words.${language}.json`))).not.toThrow();
});

test("[BRAND-01] the storefront's code names no brand", () => {
  const naming = sources.filter(([, text]) =>
    NAMES.test(ALLOWED.reduce((left, allowed) => left.replace(allowed, ''), text)),
  );
  expect(naming.map(([path]) => path)).toEqual([]);
});

test('[BRAND-01] [DLV-03] [LIST-05] [DATA-03] the shop’s code names no SKU and no product of a brand', () => {
  const skus = Object.values(BRANDS).flatMap(({ deliveryRules }) =>
    [...(deliveryRules?.weekdayBlocks ?? []), ...(deliveryRules?.blockedRanges ?? [])].flatMap((block) => [
      ...(block.skus === 'all' ? [] : block.skus),
      ...('skuPrefixes' in block ? block.skuPrefixes : []),
    ]),
  );
  const products = Object.values(BRANDS).flatMap(({ productLists, deliveryRules }) => [
    ...Object.values(productLists ?? {}).flat(),
    ...(deliveryRules?.weekdayBlocks.flatMap(({ productIds }) => productIds) ?? []),
    ...(deliveryRules?.fees?.freePostage ?? []),
  ]);
  expect(skus.length).toBeGreaterThan(15);
  expect(new Set(products).size).toBeGreaterThan(50);
  const naming = sources.filter(([, text]) =>
    [...skus, ...products.map(String)].some((one) => text.includes(one)),
  );
  expect(naming.map(([path]) => path)).toEqual([]);
});

test('[BRAND-01] [HEAD-05] [ROUTE-11] the shop’s code names no list and no page of a brand', () => {
  const handles = Object.values(BRANDS)
    .flatMap(({ menus, pages = [] }) => [
      ...(menus?.categories ?? []),
      ...(menus?.purposes ?? []),
      ...(menus?.producers ?? []),
      ...pages,
    ])
    // Short handles are ordinary words.
    .flatMap(({ handle }) =>
      handle.length > 8 && !['new-arrivals', 'guarantee'].includes(handle)
        ? [`'${handle}'`, `/${handle}'`, `  ${handle}: `]
        : [],
    );
  expect(handles.length).toBeGreaterThan(20);
  const naming = sources.filter(([, text]) => handles.some((handle) => text.includes(handle)));
  expect(naming.map(([path]) => path)).toEqual([]);
});

/** The code of a file, without comments: these may give examples of a brand. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** Words of goods that are also ordinary words of a language: sizes, colours, places, days of the year. */
const ORDINARY = new Set(['サイズ', '味わい', '産地', '白', '寝室', '母の日', '敬老の日', 'ギフト', '花束']);

test('[BRAND-01] [LIST-04] [SEARCH-03] the shop’s code names no tag of a brand, neither by its number nor by its name', () => {
  const brands = Object.values<Brand>(BRANDS);
  const ids = new Set(
    brands.flatMap(({ facets = [] }) => facets.flatMap(({ children }) => children.map(({ id }) => id))),
  );
  const names = brands
    .flatMap(({ facets = [], menus, guarantee, productLists, lightTags, pages = [] }) => [
      ...facets.flatMap(({ name, children }) => [name.ja, ...children.map((child) => child.name.ja)]),
      ...[...(menus?.categories ?? []), ...(menus?.producers ?? [])].map(({ title }) => title.ja),
      ...[...(guarantee?.exceptTags ?? []), ...(lightTags?.exceptTags ?? [])],
      ...Object.values(productLists?.badgeTags ?? {}),
      ...pages.map(({ title }) => title.ja),
    ])
    .filter((name) => !ORDINARY.has(name));
  expect(ids).toContain(401);
  expect(names).toEqual(expect.arrayContaining(['多肉植物', 'ドライ盆栽']));
  const naming = sources.flatMap(([path, text]) =>
    codeOf(text)
      .split('\n')
      .filter((line) => isOfTags(line, ids) || names.some((name) => line.includes(name)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});

test('[BRAND-01] [SEARCH-03] no text and no pattern of the shop’s code has a word of plants', () => {
  const literals = sources
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([path, text]) => literalsOf(path, text).map((literal) => ({ path, literal })));
  expect(literals.length).toBeGreaterThan(10_000);
  const isNoText = ({ path, literal }: (typeof literals)[number]) =>
    NO_TEXT.some((known) => known.path.test(path) && known.words.test(literal.replaceAll("'", '')));
  const naming = literals.filter((one) => PLANTS.test(one.literal) && !isNoText(one));
  expect(naming.map(({ path, literal }) => `${path}: ${literal.slice(0, 80)}`)).toEqual([]);
});

/** Strings, templates, regular expressions and texts between tags, as written. */
function literalsOf(path: string, text: string): string[] {
  const literals: string[] = [];
  visitTree(parseSync(path, text).program, ({ type, ...part }, parent) => {
    if (type === 'Literal' && !/^(?:Import|Export)/.test(parent?.type ?? ''))
      literals.push(String(part['raw']));
    if (type === 'TemplateElement') literals.push(String((part['value'] as { raw: string }).raw));
    if (type === 'JSXText') literals.push(String(part['value']));
    return true;
  });
  return literals;
}

test.each([
  ["const one = '草丈';", true],
  ['/\\bblooms?\\b/iu', true],
  ['const one = `年中花`;', true],
  ['// 花', false],
  ["import { leaf } from './plants';", false],
])('[BRAND-01] %s has a word of plants: %j', (line, isNaming) => {
  expect(literalsOf('one.ts', line).some((literal) => PLANTS.test(literal))).toBe(isNaming);
});

/** Whether a line lists numbers of tags, or gives one to a tag. Statuses of HTTP are in unions and calls, not in lists. */
function isOfTags(line: string, ids: ReadonlySet<number>): boolean {
  const lists = [...line.matchAll(/\[([\d,\s]+)\]/g)].map(([, list = '']) => list.split(',').map(Number));
  return (
    lists.some((list) => list.length > 1 && list.every((id) => ids.has(id))) ||
    /\b(?:parent|child)(?:AITag)?Ids?\b *(?::|===?) *\[?\d/.test(line)
  );
}

test.each([
  ['const SIZES = [401, 402, 403, 404];', true],
  ['childIds.map((childId) => ({ parentId: 4, childId }))', true],
  ['const [parentId = 0, childId = 0] = text.split', false],
  ['status: 404 | 503', false],
])('[BRAND-01] %s names tags: %j', (line, isNaming) => {
  expect(isOfTags(line, new Set([401, 402, 403, 404]))).toBe(isNaming);
});

test.each(
  ['storefront', 'platform'].flatMap((app) =>
    LOCALES.map((language) => `apps/${app}/messages/${language}.json`),
  ),
)('[BRAND-01] %s names no brand and no kind of goods', (file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const lines = text.split('\n').map((line) => line.replace(/^\s*"[^"]*":\s*/, ''));
  expect(
    lines.filter(
      (line) => NAMES.test(line) || GOODS.test(line) || PLANTS.test(line.replaceAll(/\{\w+\}/g, '')),
    ),
    'write {store}, {nouns} … instead, or the text in words.*.json of the brand (docs/recipes.md, "A word")',
  ).toEqual([]);
});
