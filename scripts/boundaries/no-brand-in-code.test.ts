import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { BRANDS } from '@shop/brands/brands';
import { expect, test } from 'vitest';
import { runningSources } from '../architecture/architecture-page';
import { projectRoot } from '../setup/project-root.mjs';

/** Brand names allowed in code. */
const ALLOWED = [
  // The local platform's tokens and secrets, which are useless elsewhere (OPS-03).
  /komoreno-(?:public-token|admin-token|webhook-secret|mail-link-secret)/g,
];
const NAMES = /komoreno|コモレノ/i;
const GOODS =
  /植物|盆栽|観葉|多肉|花苗|園芸|育て方|農園|\bplants?\b(?!\})|bonsai|succulent|seedling|gardening/i;

const ENGINE =
  /^(?:apps\/(?:storefront|platform)|packages\/(?:rules|machines|graphql|mails|design-tokens|page-server|ui-kit))\//;

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
  const naming = [...runningSources(projectRoot)]
    .filter(([path]) => ENGINE.test(path))
    .filter(([, text]) => NAMES.test(ALLOWED.reduce((left, allowed) => left.replace(allowed, ''), text)));
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
  const naming = [...runningSources(projectRoot)]
    .filter(([path]) => ENGINE.test(path))
    .filter(([, text]) => [...skus, ...products.map(String)].some((one) => text.includes(one)));
  expect(naming.map(([path]) => path)).toEqual([]);
});

test('[BRAND-01] [HEAD-05] the shop’s code names no list of a brand', () => {
  const handles = Object.values(BRANDS)
    .flatMap(({ menus }) => [
      ...(menus?.categories ?? []),
      ...(menus?.purposes ?? []),
      ...(menus?.producers ?? []),
    ])
    // Short handles are ordinary words.
    .flatMap(({ handle }) => (handle.length > 8 && handle !== 'new-arrivals' ? [`'${handle}'`] : []));
  expect(handles.length).toBeGreaterThan(20);
  const naming = [...runningSources(projectRoot)]
    .filter(([path]) => ENGINE.test(path))
    .filter(([, text]) => handles.some((handle) => text.includes(handle)));
  expect(naming.map(([path]) => path)).toEqual([]);
});

test.each(['ja', 'en'])('[BRAND-01] messages in %s name no brand and no kind of goods', (language) => {
  const text = readFileSync(join(projectRoot, `apps/storefront/messages/${language}.json`), 'utf8');
  const lines = text.split('\n').map((line) => line.replace(/^\s*"[^"]*":\s*/, ''));
  expect(lines.filter((line) => NAMES.test(line) || GOODS.test(line))).toEqual([]);
});
