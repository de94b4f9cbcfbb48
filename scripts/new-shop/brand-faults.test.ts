import { ASAMOYA } from '@shop/brands/asamoya/brand';
import { BRANDS } from '@shop/brands/brands';
import { KOMORENO } from '@shop/brands/komoreno/brand';
import { catalogueFolderOf, loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { Brand } from '@shop/rules/brand/brand';
import { brandFaults, SHOP_PATHS } from '@shop/rules/brand/brand-faults';
import { parseSearchDictionary } from '@shop/rules/brand/search-dictionary';
import { expect, test, vi } from 'vitest';
import { POLICIES } from '#storefront/foundation/routing/content-pages.ts';
import { checkBrands } from '../launcher/check-brands';
import { projectRoot } from '../setup/project-root.mjs';
import { catalogueFaults } from './catalogue-references';
import { namesInUse } from './write-shop';

test.each([
  ['without delivery rules', undefined, []],
  ['with null', null, ['deliveryRules: must be delivery rules']],
  ['with nothing in them', {}, ['deliveryRules.weekdayBlocks: must be a list of weekday blocks']],
  [
    'with a block of no days',
    { weekdayBlocks: [{}] },
    ['deliveryRules.weekdayBlocks.0.weekdays: must be weekdays by number, 0 for Sunday'],
  ],
])('[BRAND-05] [DLV-08] a brand %s has its faults in words', (_, deliveryRules, faults) => {
  const { deliveryRules: _own, ...brand } = ASAMOYA;
  expect(brandFaults(deliveryRules === undefined ? brand : { ...brand, deliveryRules })).toEqual(faults);
});

test('[BRAND-05] [BRAND-01] every brand is valid by the schema; missing or invalid fields are named', () => {
  for (const [name, brand] of Object.entries(BRANDS)) expect(brandFaults(brand), name).toEqual([]);
  const { names: _names, menus: _menus, ...nameless } = ASAMOYA;
  expect(brandFaults(nameless)).toEqual([
    'names: is missing: how the shop is called, in ja and en',
    'menus: is missing: where the menus lead, menus.ts',
  ]);
  const fees = { regular: 7.5, areas: [], freeFrom: null };
  const wordless = { title: { ja: '春' }, prize: { ja: '鉢', en: 'A pot' } };
  const wrong = {
    ...ASAMOYA,
    company: { ...ASAMOYA.company, postalCode: '3990998' },
    deliveryRules: { ...ASAMOYA.deliveryRules, fees },
    noun: { ja: { name: '豆' } },
    links: { facebook: 'https://asamoya.example' },
    campaigns: [{ id: 'spring', from: '2026-03-32', to: '2026-03-31', winners: 1, ...wordless }],
    listsWithRoom: { desk: { places: ['shelf'], mostcm: 35 } },
    productLists: { excluded: ['7'], storeOriginal: [], badgeTags: { hot: '人気' } },
    care: [{ key: 'light', sign: 'cat', title: { ja: '光', en: 'Light' } }],
    units: { beans: '' },
    hasAdvice: 'yes',
    filterFacets: [0, '1'],
    app: { userAgentWord: 'Beans', downloadUrl: 'https://asamoya.example/app' },
    motif: 'cats',
  };
  expect(brandFaults(wrong)).toEqual([
    'company.postalCode: must have seven digits, 123-4567',
    'links: has unknown fields: facebook',
    'app.stampCardUrl: must be an address, https://…',
    'hasAdvice: must be true or false',
    'campaigns.0.from: must be a day, YYYY-MM-DD',
    'campaigns.0.title.en: must be a text',
    'deliveryRules: fees.regular: must be whole yen',
    'filterFacets.0: must be more than 0',
    'filterFacets.1: must be a number',
    'care.0.sign: must be one of light, water, temperature, place, time',
    'listsWithRoom.desk.places.0: must be one of floor, table, hook',
    'listsWithRoom.desk: has unknown fields: mostcm',
    'productLists.excluded.0: must be a product number',
    'productLists.badgeTags: has unknown fields: hot',
    'noun.ja.unit: must be a text',
    'noun.en: must name one and many',
    'units.beans: must not be empty',
    'motif: must be a motif that the kit has: plants',
  ]);
});

test('[LANG-02] every text of the coffee roaster is in each of its languages, but its address and names that are the same in all', () => {
  const { company: _company, payments: _payments, ...brand } = ASAMOYA;
  const missing = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('ja' in value && 'en' in value)
      return ASAMOYA.languages.filter((tag) => !(tag in value)).map((tag) => `${path} in ${tag}`);
    return Object.entries(value).flatMap(([name, one]) => missing(one, `${path}.${name}`));
  };
  expect(missing(brand, 'brand')).toEqual([]);
});

const [beans, ...others] = ASAMOYA.menus.categories;
const dictionary = ASAMOYA.searchDictionary;
const question = { ...KOMORENO.questions[0], more: '/pages/guarantee' };
test.each<[string, object, string[]]>([
  [
    'a group of tags by which lists are filtered',
    { filterFacets: [1, 9] },
    ['filterFacets.1: is no group of the facets: 9'],
  ],
  [
    'a tag in the menus',
    {
      menus: {
        ...ASAMOYA.menus,
        tags: [{ parentId: 2, childId: 101, title: { ja: '浅煎り', en: 'Light' } }],
      },
    },
    ['menus.tags.0: is no tag of the facets: 2.101'],
  ],
  [
    'pictures of the menus',
    { menus: { ...ASAMOYA.menus, pictures: { category: 'bean', tagGroups: { 7: 'beans' } } } },
    [
      'menus.pictures.tagGroups.7: is no group of the facets: 7',
      'menus.pictures.category: is no list of the menus: bean',
    ],
  ],
  [
    'an offered purpose',
    { menus: { ...ASAMOYA.menus, offered: ['morning', 'beans'] } },
    ['menus.offered.1: is no purpose of the menus: beans'],
  ],
  [
    'addresses of lists',
    {
      menus: {
        ...ASAMOYA.menus,
        categories: [{ ...beans, path: '/coffee' }, ...others],
        subCategories: [{ ...beans, handle: 'green', path: '/bean/green' }],
        producers: [{ ...beans, handle: 'farm', path: '/farm' }],
      },
    },
    [
      'menus.categories.0.path: must be /beans, or that below another category',
      'menus.subCategories.0.path: must be /<a category>/green',
      'menus.producers.0.path: must be /collections/farm',
    ],
  ],
  [
    'the second of two categories of a name',
    { menus: { ...ASAMOYA.menus, categories: [beans, beans, ...others] } },
    ['menus.categories.1.handle: is used twice: beans'],
  ],
  [
    'categories by name',
    {
      units: { bean: '袋' },
      openCategories: ['beans', 'brew'],
      returns: { returnableCategories: ['cup'], days: 7 },
      guarantee: { days: 7, categories: ['set'], exceptTags: [] },
      pages: [{ handle: 'promise', title: { ja: 'お約束', en: 'Our promise' }, path: '/promise' }],
    },
    [
      'guarantee.categories.0: is no category of the menus: set',
      'returns.returnableCategories.0: is no category of the menus: cup',
      'openCategories.1: is no category of the menus: brew',
      'units.bean: is no category of the menus: bean',
      'guarantee: needs its terms: a page with the role guarantee',
      'questions.0.more: is no page of the shop: /pages/roast-days',
      'searchDictionary.pages.0.path: is no page of the shop: /pages/roast-days',
    ],
  ],
  [
    'a list in a room',
    { listsWithRoom: { morning: { places: ['table'] }, evening: { places: ['table'] } } },
    ['listsWithRoom.evening: is no list of the menus: evening'],
  ],
  [
    'tags for light and care',
    {
      lightTags: { needs: { corner: 101, lace: 102, sun: 109 }, indoors: [201, 299], exceptTags: [] },
      care: [{ key: 'light', sign: 'light', title: { ja: '光', en: 'Light' }, tags: [{ id: 7, degree: 1 }] }],
    },
    [
      'lightTags.needs.sun: is no tag of the facets: 109',
      'lightTags.indoors.1: is no tag of the facets: 299',
      'care.0.tags.0.id: is no tag of the facets: 7',
    ],
  ],
  [
    'questions',
    {
      questions: [
        { ...question, answer: { ja: '{form}日', en: '{from} days' }, more: '/faq#nowhere' },
        { ...question, more: '/gude' },
      ],
    },
    [
      `questions.1.id: is used twice: ${question.id}`,
      'questions.0.more: is no question of the brand: nowhere',
      'questions.0.answer.ja: uses {form}, which nothing replaces',
      'questions.1.more: is no page of the shop: /gude',
    ],
  ],
  [
    'its search',
    {
      searchDictionary: {
        ...dictionary,
        needs: [
          {
            aiTags: ['1.201'],
            tags: [],
            words: ['x'],
            prefers: ['酸'],
            claims: ['深'],
            ranks: ['-9.901', '!苦', '#豆', '豆'],
          },
        ],
        concepts: [{ aiTags: ['1.101'], tags: [], safety: 'pets', words: ['犬'] }],
        sizes: { aiTags: ['1.101', '1.109'], unit: 'g', ranges: [{ aiTags: ['1.110'] }] },
        pages: [
          { path: '@help', words: ['x'] },
          { path: '/collections/evening', words: ['y'] },
        ],
      },
    },
    [
      'needs.0.aiTags.0: is no tag of the facets: 1.201',
      'needs.0.prefers.0: is no claim of the phrases: 酸',
      'needs.0.claims.0: is no claim of the phrases: 深',
      'needs.0.ranks.0: is no tag of the facets: 9.901',
      'needs.0.ranks.1: is no claim of the phrases: 苦',
      'concepts.0.safety: needs phrases for the safety of goods',
      'sizes.aiTags.1: is no tag of the facets: 1.109',
      'sizes.ranges.0.aiTags.0: is no tag of the facets: 1.110',
      'pages.0.path: is no link of the brand: @help',
      'pages.1.path: is no page of the shop: /collections/evening',
    ].map((fault) => `searchDictionary.${fault}`),
  ],
])('[BRAND-05] a reference to nothing is named: %s', (_, changed, faults) => {
  expect(brandFaults({ ...ASAMOYA, ...changed })).toEqual(faults);
});

test('[BRAND-05] a brand may refer to lists of the store, if it shows them', () => {
  const { facets, units, openCategories, returns, ...brand } = ASAMOYA;
  const menus = { ...ASAMOYA.menus, tags: [], categories: [] };
  const { needs, ...search } = dictionary;
  const given = {
    ...brand,
    menus,
    searchDictionary: { ...search, needs: [] },
    units: { bread: '個' },
    openCategories: ['bread', 'cakes'],
    listsWithRoom: { evening: { places: ['table'] } },
  };
  expect(brandFaults(given)).toEqual(['listsWithRoom.evening: is no list of the menus: evening']);
  expect(brandFaults({ ...given, hasStoreMenu: true })).toEqual([]);
});

test('[BRAND-05] a brand may link to pages of the shop that exist', () => {
  const { reserved } = namesInUse(projectRoot);
  const first = SHOP_PATHS.map((path) => path.split('/')[1] ?? '').filter((name) => name !== '');
  expect(first.filter((name) => !reserved.includes(name))).toEqual([]);
  expect(SHOP_PATHS.filter((path) => path.startsWith('/policies/')).toSorted()).toEqual(
    Object.values(POLICIES).toSorted(),
  );
});

test.each<[string, Brand]>(Object.entries(BRANDS))(
  '[BRAND-03] the catalogue of %s has all that its brand refers to',
  (name, brand) => {
    expect(catalogueFaults(brand, loadCatalogue(catalogueFolderOf(name)))).toEqual([]);
  },
);

test('[BRAND-05] a start and a build with a faulty brand end with its name, the field and the fault', async () => {
  await expect(checkBrands()).resolves.toBeUndefined();
  vi.doMock('@shop/brands/brands', () => ({ BRANDS: { asamoya: { ...ASAMOYA, filterFacets: [9] } } }));
  await expect(checkBrands()).rejects.toThrow(
    /^brands\/asamoya: filterFacets\.0: is no group of the facets: 9$/,
  );
});

test.each<[string, unknown[]]>([
  [
    'search-dictionary.json: needs.0.aiTags: must be a list',
    [{ ...dictionary, needs: [{ aiTags: '1.101' }] }],
  ],
  ['search-synonyms.json: groups.0: must have at least 2 items', [dictionary, { groups: [['豆']] }]],
  ['search phrases: height: must be a regular expression', [dictionary, { groups: [] }, { height: '(' }]],
])('[BRAND-05] a fault in a search dictionary is named by its file: %s', (fault, [written, ...others]) => {
  expect(() => parseSearchDictionary(written, ...others)).toThrow(fault);
});
