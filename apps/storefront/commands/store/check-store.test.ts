import { BRANDS } from '@shop/brands/brands';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { formatDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { describe, expect, test } from 'vitest';
import { storeReport, versionLine } from './check-store';
import { howToMake, isPrepared } from './how-to-make';
import { otherBrandNames } from './other-brand-names';
import type { AdminFacts, StoreFacts, VisibleFacts } from './read-store-facts';
import { type RequirementState, requirementState } from './requirement-state';
import type { StoreRequirement } from './store-requirement';

const NOTHING_SEEN: VisibleFacts = {
  shopName: 'こむぎ堂',
  hasProducts: false,
  collections: new Set(),
  menus: new Set(),
  pages: new Set(),
  emptyPages: new Set(),
  blogs: new Set(),
  policies: new Set(),
  emptyPolicies: new Set(),
  foreignNames: new Map(),
  untranslated: new Map(),
  languages: new Set(),
  deliveryRules: null,
  shopFacts: {},
};
const NOTHING_MADE: AdminFacts = {
  shopId: 'gid://shopify/Shop/1',
  deliveryRules: null,
  scopes: new Set(),
  metafields: new Map(),
  metaobjects: new Map(),
  collections: new Map(),
  webhooks: new Set(),
  discountCodes: new Set(),
  menus: new Set(),
  pages: new Set(),
  blogs: new Set(),
  policies: new Set(),
  publicationIds: [],
  locales: new Set(),
};

const RULES = formatDeliveryRules(BUILT_DELIVERY_RULES);

type Kind = StoreRequirement['kind'];
const ONE = {
  permission: { kind: 'permission', scope: 'read', breaks: '' },
  language: { kind: 'language', locale: 'zh-TW', breaks: '' },
  metaobject: { kind: 'metaobject', type: 'hero', name: '', fields: {}, breaks: '' },
  metafield: {
    kind: 'metafield',
    owner: 'PRODUCT',
    namespace: 'shop',
    key: 'care',
    type: 'json',
    breaks: '',
  },
  collection: { kind: 'collection', handle: 'bread', title: '食パン', breaks: '' },
  menu: { kind: 'menu', handle: 'categories', title: '', collections: [], breaks: '' },
  page: { kind: 'page', handle: 'about', title: '', breaks: '' },
  blog: { kind: 'blog', handle: 'news', title: '', breaks: '' },
  policy: { kind: 'policy', type: 'TERMS_OF_SERVICE', title: '', breaks: '' },
  discountCode: { kind: 'discountCode', code: 'X5', percent: 5, breaks: '' },
  webhook: { kind: 'webhook', topic: 'PRODUCTS_UPDATE', breaks: '' },
  deliveryRules: { kind: 'deliveryRules', rules: BUILT_DELIVERY_RULES, breaks: '' },
  shopFacts: { kind: 'shopFacts', breaks: '' },
  product: { kind: 'product', breaks: '' },
} as const satisfies Record<Kind, StoreRequirement>;

const WORDS: Partial<Record<Kind, string>> = {
  discountCode: 'discount code',
  deliveryRules: 'delivery rules',
  shopFacts: 'shop facts',
};

interface Case {
  readonly kind: Kind;
  readonly seen?: Partial<VisibleFacts>;
  readonly made?: Partial<AdminFacts>;
  readonly state: RequirementState;
}

const UNTRANSLATED = { title: '食パン', locale: 'en', isAsMade: true } as const;

const CASES: readonly Case[] = [
  // A store need not give legal facts.
  ...(Object.keys(ONE) as Kind[]).map(
    (kind): Case => ({ kind, state: kind === 'shopFacts' ? 'there' : 'missing' }),
  ),
  { kind: 'shopFacts', seen: { shopFacts: { email: 'hello@bread.example' } }, state: 'there' },
  { kind: 'shopFacts', seen: { shopFacts: { x_url: 'javascript:alert(1)' } }, state: 'malformed' },
  { kind: 'permission', made: { scopes: new Set(['read']) }, state: 'there' },
  { kind: 'language', seen: { languages: new Set(['ZH_TW']) }, state: 'there' },
  { kind: 'language', seen: { languages: new Set(['ZH']) }, state: 'missing' },
  { kind: 'product', seen: { hasProducts: true }, state: 'there' },
  {
    kind: 'metaobject',
    made: { metaobjects: new Map([['hero', { id: '1', isReadable: true }]]) },
    state: 'there',
  },
  {
    kind: 'metaobject',
    made: { metaobjects: new Map([['hero', { id: '1', isReadable: false }]]) },
    state: 'hidden',
  },
  { kind: 'metafield', made: { metafields: new Map([['PRODUCT shop.care', true]]) }, state: 'there' },
  { kind: 'metafield', made: { metafields: new Map([['PRODUCT shop.care', false]]) }, state: 'hidden' },
  { kind: 'metafield', made: { metafields: new Map([['PAGE shop.care', true]]) }, state: 'missing' },
  { kind: 'collection', seen: { collections: new Set(['bread']) }, state: 'there' },
  { kind: 'collection', made: { collections: new Map([['bread', '1']]) }, state: 'hidden' },
  {
    kind: 'collection',
    seen: { collections: new Set(['bread']), untranslated: new Map([['collection bread', [UNTRANSLATED]]]) },
    state: 'untranslated',
  },
  {
    kind: 'collection',
    made: { collections: new Map([['bread', '1']]) },
    seen: { untranslated: new Map([['collection bread', [UNTRANSLATED]]]) },
    state: 'hidden',
  },
  { kind: 'menu', seen: { menus: new Set(['categories']) }, state: 'there' },
  { kind: 'menu', made: { menus: new Set(['categories']) }, state: 'hidden' },
  { kind: 'page', seen: { pages: new Set(['about']) }, state: 'there' },
  { kind: 'page', seen: { pages: new Set(['about']), emptyPages: new Set(['about']) }, state: 'empty' },
  {
    kind: 'page',
    seen: { pages: new Set(['about']), foreignNames: new Map([['about', 'Other LLC']]) },
    state: 'foreign',
  },
  { kind: 'page', made: { pages: new Set(['about']) }, state: 'hidden' },
  { kind: 'blog', seen: { blogs: new Set(['news']) }, state: 'there' },
  { kind: 'blog', made: { blogs: new Set(['news']) }, state: 'hidden' },
  { kind: 'policy', seen: { policies: new Set(['TERMS_OF_SERVICE']) }, state: 'there' },
  {
    kind: 'policy',
    seen: { policies: new Set(['TERMS_OF_SERVICE']), emptyPolicies: new Set(['TERMS_OF_SERVICE']) },
    made: { policies: new Set(['TERMS_OF_SERVICE']) },
    state: 'empty',
  },
  {
    kind: 'policy',
    seen: {
      policies: new Set(['TERMS_OF_SERVICE']),
      foreignNames: new Map([['TERMS_OF_SERVICE', 'Other LLC']]),
    },
    state: 'foreign',
  },
  { kind: 'policy', made: { policies: new Set(['TERMS_OF_SERVICE']) }, state: 'hidden' },
  { kind: 'discountCode', made: { discountCodes: new Set(['X5']) }, state: 'there' },
  { kind: 'webhook', made: { webhooks: new Set(['PRODUCTS_UPDATE']) }, state: 'there' },
  { kind: 'webhook', made: { webhooks: null }, state: 'notLookedAt' },
  { kind: 'deliveryRules', seen: { deliveryRules: RULES }, state: 'there' },
  { kind: 'deliveryRules', made: { deliveryRules: RULES }, state: 'hidden' },
  { kind: 'deliveryRules', seen: { deliveryRules: '{"window":{}}' }, state: 'malformed' },
];

const factsOf = ({ seen, made }: Case): StoreFacts => ({
  visible: { ...NOTHING_SEEN, ...seen },
  admin: { ...NOTHING_MADE, ...made },
});
const report = (one: Case) => storeReport('https://bread.example', [], factsOf(one), [ONE[one.kind]]);

describe('[STORE-04] each definition in each state', () => {
  test.each(CASES)('$kind is $state', (one) => {
    const requirement = ONE[one.kind];
    expect(requirementState(requirement, factsOf(one))).toBe(one.state);
    const { lines, lacking } = report(one);
    const last = lines.at(-1);
    if (one.state === 'there' || one.state === 'notLookedAt') {
      expect(lacking).toEqual([]);
      expect(last).toBe('Everything is there.');
      return;
    }
    // A hidden or unreadable requirement is as bad as a missing one.
    expect(lacking).toEqual([requirement]);
    const word = {
      missing: 'missing',
      hidden: 'cannot be seen',
      empty: 'there but empty',
      untranslated: 'without a translation',
      foreign: 'names another brand',
      malformed: 'malformed',
    }[one.state];
    expect(lines.filter((line) => line.startsWith(`  ${word}: `))).toHaveLength(1);
    expect(lines).toContain(`    ${howToMake(requirement, one.state)}`);
    expect(lines).toContain(`${WORDS[one.kind] ?? one.kind}: 0 of 1 there`);
    expect(last).toBe(
      `1 ${word}, of which npm run store:prepare makes ${isPrepared(requirement, one.state) ? 1 : 0}.`,
    );
  });

  test('[BRAND-01] the name of another brand in a text is told', () => {
    const [page] = CASES.filter(({ state }) => state === 'foreign');
    expect(page && report(page).lines).toContain('    it says "Other LLC"');
    const names = otherBrandNames(BRANDS.asamoya);
    for (const name of ['コモレノ STORE', 'Komoreno Inc.', '03-0164-2870']) expect(names).toContain(name);
    expect(names.filter((name) => /asamoya|あさもや/i.test(name))).toEqual([]);
  });

  test('[LANG-01] of a title without a translation the text and the language are told, and one that a person wrote is theirs to translate', () => {
    const one = { kind: 'collection', seen: { collections: new Set(['bread']) } } as const;
    const said = (isAsMade: boolean) => {
      const untranslated = new Map([['collection bread', [{ ...UNTRANSLATED, isAsMade }]]]);
      return report({ ...one, seen: { ...one.seen, untranslated }, state: 'untranslated' }).lines;
    };
    expect(said(true)).toContain('    it says "食パン" in en');
    expect(said(true).at(-1)).toBe('1 without a translation, of which npm run store:prepare makes 1.');
    expect(said(false).at(-1)).toBe('1 without a translation, of which npm run store:prepare makes 0.');
  });

  test('of invalid delivery rules the field is named, and nothing is overwritten', () => {
    const { lines } = report({
      kind: 'deliveryRules',
      seen: { deliveryRules: '{"window":{"earliestDays":9,"latestDays":3}}' },
      state: 'malformed',
    });
    expect(lines).toContain('    window.latestDays: must not be before earliestDays');
    expect(isPrepared(ONE.deliveryRules, 'malformed')).toBe(false);
    expect(isPrepared(ONE.deliveryRules, 'hidden')).toBe(false);
  });

  test('[BRAND-07] of malformed legal facts each is named, with the reason', () => {
    const shopFacts = { legal_name: 'こむぎ堂', email: 'hello', x_url: 'javascript:alert(1)' };
    const { lines } = report({ kind: 'shopFacts', seen: { shopFacts }, state: 'malformed' });
    expect(lines).toContain(
      '    shop.email must be an e-mail address; shop.x_url must be an address, https://…',
    );
  });

  test('legal texts are written by a person, and empty ones are not generated', () => {
    expect(
      CASES.filter((one) => isPrepared(ONE[one.kind], one.state)).map(({ kind, state }) => [kind, state]),
    ).toEqual([
      ['metaobject', 'missing'],
      ['metafield', 'missing'],
      ['collection', 'missing'],
      ['menu', 'missing'],
      ['page', 'missing'],
      ['blog', 'missing'],
      ['discountCode', 'missing'],
      ['webhook', 'missing'],
      ['deliveryRules', 'missing'],
      ['metafield', 'missing'],
      ['collection', 'hidden'],
      ['collection', 'untranslated'],
      ['collection', 'hidden'],
    ]);
  });

  test('without an admin token back-office definitions are not checked, and none of them counts as missing', () => {
    const { lines, lacking } = storeReport(
      'https://bread.example',
      [],
      { visible: NOTHING_SEEN, admin: null },
      Object.values(ONE),
    );
    expect(lacking.map(({ kind }) => kind)).toEqual([
      'language',
      'collection',
      'menu',
      'page',
      'blog',
      'policy',
      'deliveryRules',
      'product',
    ]);
    expect(lines).toContain('webhook: 1 needed, not looked at: that takes an admin token and --shop-url');
    expect(lines.at(-1)).toBe('8 missing, of which npm run store:prepare makes 5.');
  });
});

test.each([
  [
    '2025-01',
    '2026-11-26',
    'API version 2025-01 ended on 2026-01-01: a hosted store answers with 2026-01, the oldest that it supports; PLATFORM_API_VERSION=2026-04 is right, until 2027-04-01',
  ],
  ['2026-04', '2026-11-26', 'API version 2026-04 ends on 2027-04-01; it is the right one'],
  [
    '2026-01',
    '2026-11-26',
    'API version 2026-01 ends on 2027-01-01; PLATFORM_API_VERSION=2026-04 is right, until 2027-04-01',
  ],
  [
    '2027-04',
    '2026-11-26',
    'API version 2027-04 is not there yet: a hosted store answers with 404; PLATFORM_API_VERSION=2026-04 is right, until 2027-04-01',
  ],
  [
    '2026-04',
    '2027-04-01',
    'API version 2026-04 ended on 2027-04-01: a hosted store answers with 2026-07, the oldest that it supports; no supported version is one that this code is checked against: run npm run schema:versions, then npm run schema:check',
  ],
])('[STORE-06] of version %s it is said on %s: %s', (version, today, line) => {
  expect(versionLine(version, today)).toBe(line);
});
