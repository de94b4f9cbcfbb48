import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, test, vi } from 'vitest';
import { agentServer } from '#features/agent/server/agent-server.ts';
import { agentLocale, agentServices } from '#features/agent/server/agent-services.ts';
import { answerProducts } from '#features/product/server/read-cards.ts';
import { answerSearchStart } from '#features/search/server/answer-search-start.ts';
import { answerSuggestions } from '#features/search/server/answer-suggestions.ts';
import { formLanguage, languageOfRequest } from '#foundation/endpoint/read-fields.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { sitemapXml } from '#foundation/metadata/sitemap-xml.ts';
import { NEWEST_UCP_VERSION } from '#foundation/routing/ucp-versions.ts';
import { languageLinks } from '#shell/layout/language-link.ts';
import { answerMenus } from '#shell/menus/server/answer-menus.ts';
import manifest from '../app/manifest';
import { GET as robots } from '../app/robots.txt/route';
import { GET as social } from '../app/social/[locale]/[kind]/[file]/route';
import { firstPageAnswer, languageAnswer } from './answer-language';
import { SHOP_SITE } from './shop-site';

const shop = vi.hoisted(() => ({ languages: undefined as readonly string[] | undefined }));
vi.mock('@shop/brands/brands', async (original) => {
  const { BRANDS } = await original<typeof import('@shop/brands/brands')>();
  const spoken = Object.defineProperty({ ...BRANDS.komoreno }, 'languages', { get: () => shop.languages });
  return { BRANDS: { ...BRANDS, komoreno: spoken } };
});

function shopOf(languages: readonly Locale[] | undefined): void {
  shop.languages = languages;
}

test.each([
  ['both', undefined],
  ['both, as named', ['ja', 'en'] as const],
])('[LANG-01] a shop of %s languages answers every address', (_, languages) => {
  shopOf(languages);
  for (const path of ['/', '/en', '/cart', '/en/cart', '/llms.txt']) expect(languageAnswer(path)).toBeNull();
  expect(SHOP_SITE.missingPath('/en/x')).toBe('/en/missing');
  // [LANG-02] A language with a fallback is one that a brand names.
  for (const path of ['/zh-TW', '/zh-tw/cart', '/zh-TW/llms.txt'])
    expect(languageAnswer(path)).toBe('missing');
  expect(SHOP_SITE.missingPath('/zh-TW/x')).toBe('/missing');
  expect(languageLinks('ja')).toMatchObject([{ label: 'English', link: { hrefLang: 'en' } }]);
});

test('[LANG-02] a shop of three languages links each page to both others, at its own address', () => {
  shopOf(['ja', 'en', 'zh-TW']);
  expect(languageAnswer('/zh-TW/cart')).toBeNull();
  expect(languageLinks('zh-TW').map(({ label, link }) => [label, link.href])).toEqual([
    ['日本語', '/?this-page'],
    ['English', '/en?this-page'],
  ]);
  const html = '<a href="/?this-page">日本語</a><a href="/en?this-page">English</a>';
  expect(SHOP_SITE.forAddress(html, '/zh-TW/search?q=x')).toBe(
    '<a href="/search?q=x">日本語</a><a href="/en/search?q=x">English</a>',
  );
  const map = sitemapXml([ENTRY], 'https://shop.example');
  expect(map).toContain('hreflang="zh-TW" href="https://shop.example/zh-TW/cart"');
  expect(pageMetadata({ locale: 'zh-TW', ...PAGE })).toMatchObject({
    alternates: { canonical: '/zh-TW/ranking' },
    openGraph: { locale: 'zh_TW' },
  });
});

test('[LANG-01] in a shop of Japanese alone no address is English', () => {
  shopOf(['ja']);
  for (const path of ['/en', '/EN', '/en/', '/en/cart', '/en/products/a?variant=1', '/en/llms.txt']) {
    expect(languageAnswer(path)).toBe('missing');
    expect(SHOP_SITE.isInnerPath(path)).toBe(true);
    expect(SHOP_SITE.missingPath(path)).toBe('/missing');
  }
  for (const path of ['/', '/cart', '/english-roses', '/llms.txt', '/api/products']) {
    expect(languageAnswer(path)).toBeNull();
    expect(SHOP_SITE.isInnerPath(path)).toBe(false);
  }
});

test.each([
  ['/', '/en'],
  ['/cart', '/en/cart'],
  ['/search?q=%E6%9D%BE', '/en/search?q=%E6%9D%BE'],
  ['/llms.txt', '/en/llms.txt'],
  ['//elsewhere', '/en/elsewhere'],
])('[LANG-01] in a shop of English alone %s leads to %s', (address, location) => {
  shopOf(['en']);
  expect(languageAnswer(address)).toEqual({ location });
});

test.each([
  '/en',
  '/en/cart',
  '/api/products?productIds=1',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/ucp',
  '/_next/static/x.js',
  '/social/en/shop/card.png',
  '/sitemaps/pages-1.xml',
])('[LANG-01] and %s is answered as ever', (address) => {
  shopOf(['en']);
  expect(languageAnswer(address)).toBeNull();
});

const FROM_ELSEWHERE = { 'sec-fetch-site': 'none', 'accept-language': 'en-GB,ja;q=0.8' };

test.each([
  ['/', FROM_ELSEWHERE, '/en'],
  ['/?utm_source=x', { ...FROM_ELSEWHERE, 'sec-fetch-site': 'cross-site' }, '/en?utm_source=x'],
  ['/', { ...FROM_ELSEWHERE, 'accept-language': 'zh-TW' }, '/zh-TW'],
  ['/', { ...FROM_ELSEWHERE, 'accept-language': 'fr' }, '/en'],
  ['/llms.txt', {}, '/en/llms.txt'],
])(
  '[LANG-01] in a shop whose main language is English, that speaks Japanese too, %s leads a visitor with %j to %s',
  (address, headers, location) => {
    shopOf(['en', 'ja', 'zh-TW']);
    expect(firstPageAnswer(address, headers)).toBe(location);
  },
);

test.each([
  ['reads Japanese', '/', { ...FROM_ELSEWHERE, 'accept-language': 'ja,en;q=0.5' }],
  ['chose it on a page of the shop', '/', { ...FROM_ELSEWHERE, 'sec-fetch-site': 'same-origin' }],
  ['is an engine', '/', {}],
  ['asks for another page', '/cart', FROM_ELSEWHERE],
])('[LANG-01] there a visitor who %s has the Japanese page', (_, address, headers) => {
  shopOf(['en', 'ja']);
  expect(firstPageAnswer(address, headers)).toBeNull();
});

test('[LANG-01] a shop whose main language is Japanese leads nobody elsewhere', () => {
  shopOf(['ja', 'en']);
  for (const path of ['/', '/llms.txt']) expect(firstPageAnswer(path, FROM_ELSEWHERE)).toBeNull();
});

test.each([
  [['en', 'ja'] as const, 'fr', 'en'],
  [['en', 'ja'] as const, 'ja', 'ja'],
  [['en'] as const, 'ja', 'en'],
])(
  '[LANG-01] a shop of %j answers a form whose browser asks for %s in %s; a form without a language in the main one',
  (languages, asked, answered) => {
    shopOf(languages);
    const request = new Request('https://shop.example', { headers: { 'accept-language': asked } });
    expect([languageOfRequest(request), formLanguage.parse(undefined)]).toEqual([answered, 'en']);
  },
);

/** Each endpoint, and the language in which it reads. */
const ENDPOINTS_BY_LANGUAGE: Record<string, (request: Request, read: ReadIn) => Promise<Response>> = {
  products: (request, read) => answerProducts(request, async (_, locale) => read(locale, [])),
  menus: (request, read) =>
    answerMenus(request, {
      readHome: async (locale) => read(locale, NO_HOME),
      readCollection: async () => null,
    }),
  'search-start': (request, read) =>
    answerSearchStart(request, { readHome: async (locale) => read(locale, NO_HOME) }),
  suggestions: (request, read) =>
    answerSuggestions(request, {
      index: () => null,
      readCards: async () => [],
      readSearch: async (_, __, locale) => read(locale, { products: [], total: 0 } as never),
    }),
};
type ReadIn = <Read>(locale: Locale, content: Read) => Read;

describe.each(Object.entries(ENDPOINTS_BY_LANGUAGE))('[LANG-01] /api/%s', (name, endpoint) => {
  async function ask(locale: string): Promise<{ status: number; text: string; language: Locale | null }> {
    let language: Locale | null = null;
    const request = new Request(`https://shop.example/api/${name}?productIds=1&q=a${locale}`);
    const answer = await endpoint(request, (locale, content) => {
      language = locale;
      return content;
    });
    return { status: answer.status, text: await answer.text(), language };
  }

  test.each([
    [['en', 'ja'] as const, '', 'en'],
    [['en'] as const, '', 'en'],
    [['ja', 'en'] as const, '', 'ja'],
    [undefined, '', 'ja'],
    [['en', 'ja'] as const, '&locale=ja', 'ja'],
    [['ja', 'en', 'zh-TW'] as const, '&locale=zh-TW', 'zh-TW'],
  ])('of a shop of %j, asked with "%s", answers in %s', async (languages, asked, answered) => {
    shopOf(languages);
    expect(await ask(asked)).toMatchObject({ status: 200, language: answered });
  });

  test('refuses a language that the shop does not speak, and names those that it does', async () => {
    shopOf(['en', 'ja']);
    const { status, text, language } = await ask('&locale=zh-TW');
    expect([status, language]).toEqual([400, null]);
    expect(text).toContain('locale must be one of en, ja.');
  });
});

test.each([
  [['en', 'ja'] as const, '/nope', '/en'],
  [['en', 'ja'] as const, '/nope/deeper?p=2', '/en'],
  [['en', 'ja'] as const, '/%', '/en'],
  [['en', 'ja'] as const, '/products/nope', ''],
  [['en', 'ja'] as const, '/', ''],
  [['en', 'ja'] as const, '/ornamentplants?p=99', ''],
  [['en', 'ja'] as const, '/en/nope', '/en'],
  [['ja', 'en'] as const, '/nope', ''],
  [['ja', 'en'] as const, '/en/nope', '/en'],
  [undefined, '/nope', ''],
  [['en'] as const, '/nope', '/en'],
])('[LANG-01] in a shop of %j the error page of %s is below "%s"', (languages, address, prefix) => {
  shopOf(languages);
  for (const kind of ['missing', 'refused', 'unreachable', 'failed', 'form'] as const)
    expect(SHOP_SITE.errorPath(kind, address)).toBe(`${prefix}/error-pages/${kind}`);
});

test('[LANG-01] a form cannot choose a language that the shop does not speak', () => {
  shopOf(['en']);
  expect(formLanguage.parse('ja')).toBe('en');
  shopOf(['en', 'ja']);
  expect(formLanguage.parse('ja')).toBe('ja');
});

test.each([
  [['ja'] as const, 'en'],
  [undefined, 'zh-TW'],
])('[LANG-01] a shop of %j has no picture for others in %s', async (languages, locale) => {
  shopOf(languages);
  const shop = { locale, kind: 'shop', file: 'card.png' };
  expect((await social(new Request('https://shop.example'), { params: Promise.resolve(shop) })).status).toBe(
    404,
  );
});

test.each([
  [['ja', 'en'] as const, 'in Japanese and English (', 'in Japanese or English.'],
  [['en'] as const, 'in English (', 'in English.'],
  [['ja'] as const, 'in Japanese (', 'in Japanese.'],
])(
  '[LANG-01] [AGENT-02] agents of a shop of %j are told that it is searched %s',
  async (languages, told, tool) => {
    shopOf(languages);
    const server = agentServer(agentServices(NEWEST_UCP_VERSION));
    const client = new Client({ name: 'test', version: '1' });
    const [one, other] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(one), client.connect(other)]);
    expect(client.getInstructions()).toContain(`Search understands needs ${told}`);
    const { tools } = await client.listTools();
    expect(tools[0]?.description).toContain(tool);
    // [BRAND-01] Nor are they told of needs that only one brand's goods meet.
    expect(JSON.stringify(tools)).not.toMatch(/pet-safe|dim room/);
    await client.close();
  },
);

const NO_HOME = {
  categories: [],
  purposes: [],
  producers: [],
  columns: [],
  banners: [],
  ranking: [],
  productCounts: {},
} as never;

const ENTRY = { path: '/cart', updatedAt: null, image: null };
const PAGE = { path: '/ranking', title: 'x', description: 'x' };

test('[LANG-01] nothing made for engines, agents and home screens names a language that is not spoken', async () => {
  shopOf(['en']);
  const map = sitemapXml([ENTRY], 'https://shop.example');
  expect(map.match(/<loc>[^<]+/g)).toEqual(['<loc>https://shop.example/en/cart']);
  expect(map).not.toContain('hreflang');
  expect(pageMetadata({ locale: 'en', ...PAGE }).alternates).toEqual({ canonical: '/en/ranking' });
  expect(languageLinks('en')).toEqual([]);
  expect(manifest()).toMatchObject({ lang: 'en', start_url: '/en', name: 'KOMORENO STORE' });
  const rules = await robots().text();
  expect(rules).toContain('Disallow: /en/cart');
  expect(rules).not.toContain('Disallow: /cart');
  expect(agentLocale({ language: 'ja' })).toBe('en');

  shopOf(['en', 'ja']);
  expect(agentLocale({ language: 'ja-JP' })).toBe('ja');
  expect(agentLocale({ language: 'xx' })).toBe('en');
  expect(sitemapXml([ENTRY], 'https://shop.example')).toContain(
    'hreflang="x-default" href="https://shop.example/en/cart"',
  );
});
