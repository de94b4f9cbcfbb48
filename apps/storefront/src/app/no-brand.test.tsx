import { KOMORENO as PLANT_SHOP } from '@shop/brands/komoreno/brand';
import {
  AdvisorListDocument,
  CollectionDirectoryDocument,
  ColumnListDocument,
  ContentPageDocument,
  FeedCursorsDocument,
  FeedProductsDocument,
  HomePageDocument,
  NewsListDocument,
  RankingProductsDocument,
  ShopPoliciesDocument,
  StoreProfileDocument,
} from '@shop/graphql/documents';
import { EMPTY_HOME } from '@shop/graphql/testing/wire-home';
import type { EmailAddress } from '@shop/rules/email';
import { type Locale, WHOLE_LOCALES } from '@shop/rules/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';

// The brand is a process setting: the modules below are loaded after it is set.
vi.hoisted(() => {
  vi.stubEnv('BRAND', 'none');
  vi.stubEnv('PLATFORM_PUBLIC_TOKEN', 'token-of-a-bakery');
});
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

import { CollectionsScreen } from '#features/catalog/screen/collections/CollectionsScreen.tsx';
import { questionsOf } from '#features/content/contract/questions.ts';
import { AdvisorsScreen } from '#features/content/screen/advisor/AdvisorsScreen.tsx';
import { composeMail } from '#features/mail/server/compose-mail.ts';
import { receiveMailLink } from '#features/mail/server/receive-mail-link.ts';
import { RankingScreen } from '#features/ranking/screen/RankingScreen.tsx';
import { readSocialFacts } from '#features/social-picture/server/social-facts.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { signLink } from '#foundation/mail/signed-link.ts';
import { shopFacts } from '#foundation/metadata/shop-facts.ts';
import { followStore } from '#foundation/platform/follow-store.ts';
import { QUESTIONS_PATH } from '#foundation/routing/question-path.ts';
import { MissingScreen } from '#shell/error-pages/MissingScreen.tsx';
import { DamagedLinkScreen } from '../features/mail-magazine/screen/MailLinkScreen.tsx';
import AdvisorsPage, { generateMetadata as advisorsMetadata } from './[locale]/advisors/page';
import CartPage from './[locale]/cart/page';
import CollectionsPage, { generateMetadata as collectionsMetadata } from './[locale]/collections/page';
import ColumnsPage from './[locale]/columns/page';
import Layout, { generateMetadata as layoutMetadata } from './[locale]/layout';
import MailLinkPage from './[locale]/mail-links/[action]/[token]/[state]/page';
import RegistrationPage from './[locale]/mail-magazine/[result]/page';
import CouponPage from './[locale]/mail-magazine/coupon/[code]/[[...draw]]/page';
import NewsPage from './[locale]/news/page';
import HomePage, { generateMetadata as homeMetadata } from './[locale]/page';
import ContentPage from './[locale]/pages/[handle]/page';
import PolicyPage from './[locale]/policies/[handle]/page';
import RankingPage from './[locale]/ranking/[category]/[shown]/page';
import { GET as feed } from './feeds/[file]/route';
import { GET as llms } from './llms/[locale]/route';
import manifest from './manifest';

/** Texts only of Komoreno: its names, company, addresses, draws and promises. */
const KOMORENO =
  /komoreno|コモレノ|世田谷|Setagaya|0164|158-0199|キャンペーン|抽選|campaign|prize draw|14日|14-day|within 14|植物保証|guarantee|10%|15%|相談|consult|二営業日|working days|プレミアムサポート|premium support|無料でダウンロード|Free download|スタンプ|stamp card|PayPay|水城|Mizuki|直近30日|past 30 days/i;
/** Terms for products that another store may not have. */
const PLANTS =
  /植物|盆栽|観葉|多肉|花苗|園芸|育て|農園|産地|plant(?!ed)|bonsai|succulent|gardening|seedling|\bgrow/i;

const NAME = { JA: 'こむぎ堂', EN: 'Komugi Bakery' };

const { answer } = commerceUnderTest();

const home: { asked: object } = { asked: {} };
const GOODS = { nodes: [{ id: 'gid://shopify/Product/1' }] };
/** Its lists; that of cakes is empty. */
const LISTS = [
  ['all', 'すべて'],
  ['bread', '食パン'],
  ['cakes', 'ケーキ'],
  ['sale', 'セール'],
] as const;
/** The legal facts and links that the store gives, and the lists of its menu of purposes. */
const told: {
  facts: { key: string; value: string }[];
  purposes: string[];
  goods: { nodes: { id: string }[] };
  lists: readonly (readonly [handle: string, title: string])[];
} = { facts: [], purposes: [], goods: GOODS, lists: LISTS };

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterAll(() => void vi.useRealTimers());

const policyOf = (title: string, body: string) => ({ id: title, handle: 'policy', title, body });
const policies = {
  refundPolicy: policyOf('返品について', '<p>返品はお受けしていません。</p>'),
  termsOfService: policyOf('特定商取引法', '<h1> </h1>'),
  privacyPolicy: policyOf('個人情報について', '<p>発送のためだけに使います。</p>'),
  shippingPolicy: null,
};

beforeEach(async () => {
  const nothing = { nodes: [] };
  answer(StoreProfileDocument, ({ language }) => ({
    shop: {
      name: NAME[language as 'JA' | 'EN'],
      deliveryRules: null,
      facts: told.facts,
      ...policies,
    },
    pages: {
      nodes: [
        { handle: 'about', title: 'お店のこと', body: '<p><img src="/oven.jpg" alt=""></p>', sections: null },
        { handle: 'guarantee', title: '枯れ保証', body: '<p> &nbsp;</p>', sections: null },
      ],
    },
    categories: null,
    purposes: { items: told.purposes.map((handle) => ({ resource: { handle } })) },
    collections: {
      nodes: told.lists.map(([handle, title]) => ({
        handle,
        title,
        products: handle === 'cakes' ? nothing : GOODS,
      })),
    },
    all: null,
    goods: told.goods,
    advisors: nothing,
    news: { articles: { nodes: [{ id: '1' }] } },
    columns: { articles: nothing },
  }));
  answer(HomePageDocument, (variables) => {
    home.asked = variables;
    return EMPTY_HOME;
  });
  answer(AdvisorListDocument, { metaobjects: nothing, columns: null });
  const about = {
    id: 'gid://shopify/Page/1',
    handle: 'about',
    title: 'お店のこと',
    // A picture alone is a text, too.
    body: '<p><img src="/oven.jpg" alt=""></p>',
    bodySummary: '',
    updatedAt: '2026-11-26T00:00:00Z',
    seo: null,
    eyebrow: null,
    lead: null,
    cover: null,
    linkLabel: null,
    linkUrl: null,
    sections: null,
  };
  const empty = { ...about, handle: 'guarantee', title: '枯れ保証', body: '<p> &nbsp;</p>' };
  answer(ContentPageDocument, ({ handle }) => ({
    page: [about, empty].find((written) => written.handle === handle) ?? null,
  }));
  answer(ShopPoliciesDocument, { shop: policies });
  answer(CollectionDirectoryDocument, { purposes: null, producers: nothing });
  const noProducts = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  answer(FeedCursorsDocument, { products: noProducts });
  answer(FeedProductsDocument, { products: noProducts });
  const say = vi.fn();
  await followStore({ onChange: () => {}, say });
  expect(say).not.toHaveBeenCalled();
});

const params = (locale: Locale) => ({ params: Promise.resolve({ locale }) });

/** A page in its layout, as HTML. */
async function page(locale: Locale, children: ReactNode): Promise<string> {
  return renderToStaticMarkup(await Layout({ children, ...params(locale) }));
}

function expectNeutral(page: string): void {
  // Class names are not text.
  const text = page.replace(/ class="[^"]*"/g, '');
  expect(text.match(KOMORENO) ?? []).toEqual([]);
  expect(text.match(PLANTS) ?? []).toEqual([]);
}

/** A mail of the shop. */
function mailIn(language: Locale) {
  return composeMail(
    {
      id: '1',
      recipient: 'a@b.example' as EmailAddress,
      language,
      dueAt: new Date('2026-11-26T00:00:00Z'),
      sentAt: null,
      facts: {
        kind: 'coupon',
        couponCode: 'X1',
        discountRate: 5,
        isRepeated: false,
        linkId: '1',
        confirmId: '2',
      },
    },
    { shopUrl: 'https://bread.example', from: 'noreply@bread.example', linkSecret: 'secret of a test' },
  );
}

describe.each(WHOLE_LOCALES)('[BRAND-01] without a brand, in %s', (locale) => {
  test("the home page and its layout use the store's data, without Komoreno or plants", async () => {
    const html = await page(locale, await HomePage(params(locale)));
    expect(html).toContain(locale === 'ja' ? NAME.JA : NAME.EN);
    expect(html).not.toContain(PLANT_SHOP.logo.lines);
    expectNeutral(html);
  });

  test('[BRAND-02] the home page shows only lists of the menu: neither all products nor the sale', async () => {
    await HomePage(params(locale));
    expect(home.asked).toMatchObject({ firstCategory: 'bread', secondCategory: '-' });
  });

  test('[SHIP-05] [DLV-06] unknown shipping fees and e-gift support are not shown', async () => {
    const html = await page(locale, await HomePage(params(locale)));
    expect(html).not.toMatch(/800|2,000/);
    const [, written = ''] = /data-delivery-rules="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual({
      window: { earliestDays: 10, latestDays: 24 },
      blockedRanges: [],
      weekdayBlocks: [],
    });
  });

  test("[BRAND-02] menus and footer link exactly to the store's own lists, text pages and policies", async () => {
    const html = await page(
      locale,
      <RankingScreen
        locale={locale}
        title=""
        category={null}
        categories={[]}
        shown={4}
        products={[]}
        lead={null}
        firsts={[]}
      />,
    );
    const paths = [...html.matchAll(/href="([^"#]*)"/g)].map(([, path = '']) =>
      path.replace(/^\/en(?=\/)/, ''),
    );
    expect(
      [...new Set(paths)].filter((path) => /^\/(?:collections\/|pages|policies|fixed)/.test(path)).toSorted(),
    ).toEqual([
      '/collections/bread',
      '/collections/sale',
      '/pages/about',
      '/policies/privacy-policy',
      '/policies/refund-policy',
    ]);
    expect(paths.filter((path) => path.includes('producers') || path.includes('ornamentplants'))).toEqual([]);
    // Of content, only a blog with an article.
    expect(paths.filter((path) => /^\/(?:news|columns|advisors)$/.test(path))).toEqual(['/news']);
    expect((await homeMetadata(params(locale))).alternates?.types?.['application/atom+xml']).toHaveLength(1);
    expect(html).toContain('返品について');
  });

  test('[ROUTE-14] a section without an entry is absent: its page, its feed and its links', async () => {
    const none = { products: { nodes: [] } };
    answer(NewsListDocument, { blog: null });
    answer(ColumnListDocument, { blog: { articles: { nodes: [] } } });
    answer(RankingProductsDocument, none);
    for (const absent of [NewsPage, ColumnsPage, AdvisorsPage, advisorsMetadata])
      await expect(absent(params(locale)), absent.name).rejects.toThrow('not found');
    for (const kind of ['news', 'columns']) {
      const file = `${kind}-${locale}.xml`;
      const request = new Request('https://bread.example/');
      expect((await feed(request, { params: Promise.resolve({ file }) })).status).toBe(404);
    }
    // It has goods and lists.
    const ranking = RankingPage({ params: Promise.resolve({ locale, category: 'overall', shown: '4' }) });
    await expect(ranking).rejects.toThrow('not found');
    await expect(CollectionsPage(params(locale))).resolves.toBeDefined();
    expect(await page(locale, null)).toContain('/ranking"');

    told.goods = { nodes: [] };
    told.lists = [];
    onTestFinished(() => void Object.assign(told, { goods: GOODS, lists: LISTS }));
    await followStore({ onChange: () => {}, say: vi.fn() });
    await expect(CollectionsPage(params(locale))).rejects.toThrow('not found');
    const home = await page(locale, await HomePage(params(locale)));
    expect(home).not.toMatch(/href="[^"]*\/(?:ranking|collections)"/);
    expect(home).not.toContain(messages(locale).home.categories);
  });

  test('[ROUTE-14] a text page and a policy without a text are 404, and in no guide', async () => {
    const blank = (handle: string) => ({ params: Promise.resolve({ locale, handle }) });
    await expect(ContentPage(blank('guarantee'))).rejects.toThrow('not found');
    await expect(PolicyPage(blank('legal-notice'))).rejects.toThrow('not found');
    await expect(ContentPage(blank('about'))).resolves.toBeDefined();
    await expect(PolicyPage(blank('refund-policy'))).resolves.toBeDefined();
  });

  test('[ROUTE-12] consent and mails link to the privacy policy that the store has', async () => {
    const own = `${locale === 'ja' ? '' : '/en'}/policies/privacy-policy`;
    expect(await page(locale, null)).toContain(`data-privacy="${own}"`);
    expect(await mailIn(locale)).toMatchObject({
      html: expect.stringContaining(`https://bread.example${own}`),
    });
  });

  test('[MAIL-06] without a mail magazine only those who leave one have a page of its results', async () => {
    const result = (result: string) => RegistrationPage({ params: Promise.resolve({ locale, result }) });
    for (const none of ['expired', 'duplicated', 'confirmed'])
      await expect(result(none)).rejects.toThrow('not found');
    const params = Promise.resolve({ locale, code: 'MMSP15-7KQ2' });
    await expect(CouponPage({ params })).rejects.toThrow('not found');
    const html = await page(locale, await result('unsubscribed'));
    expect(html).not.toContain('#mail-magazine');
    expectNeutral(html);
  });

  test('[MAIL-06] [BRAND-01] after the end of its mail magazine a confirming link says so, opened or pressed, and no mail asks for one', async () => {
    const secret = env().mailLinkSecret;
    const token = signLink({ purpose: 'confirm', id: crypto.randomUUID() }, { secret, expiresAt: null });
    const { ended } = messages(locale).mailLinks;
    for (const one of [token, 'none']) {
      const params = Promise.resolve({ locale, action: 'confirm', token: one, state: 'ask' });
      const html = await page(locale, await MailLinkPage({ params }));
      expect(html).toContain(ended);
      expect(html).not.toMatch(/api\/mail-links|#mail-magazine/);
      expectNeutral(html);
      const pressed = await receiveMailLink(
        new Request('http://localhost:3000/api/mail-links', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams({ token: one, language: locale })),
        }),
        { store: undefined as never, linkSecret: secret },
      );
      expect([pressed.status, pressed.headers.get('location')]).toEqual([
        303,
        `${locale === 'ja' ? '' : '/en'}/mail-magazine/confirm/none`,
      ]);
    }
    expect((await mailIn(locale)).text).not.toContain('/mail-magazine/confirm');
  });

  test('the 404 page, an invalid link and the advisors make no promises; lists without pictures are named', async () => {
    for (const children of [
      <MissingScreen key="missing" locale={locale} />,
      <DamagedLinkScreen key="damaged" locale={locale} title="" />,
    ]) {
      expectNeutral(await page(locale, children));
    }
    const lists = <CollectionsScreen locale={locale} directory={{ purposes: [], producers: [] }} />;
    for (const children of [<MissingScreen key="missing" locale={locale} />, lists])
      expect(renderToStaticMarkup(children)).toContain(
        `href="${locale === 'ja' ? '' : '/en'}/collections/bread"`,
      );
    // Its lists of bread and sweets serve no named purpose.
    const { collections, header } = messages(locale);
    const whole = (await page(locale, lists)) + JSON.stringify(await collectionsMetadata(params(locale)));
    for (const purpose of [collections.title, collections.lead, header.menuPurpose])
      expect(whole).not.toContain(purpose);
    expect(whole).toContain(header.menuCategory);
    expectNeutral(await page(locale, <AdvisorsScreen locale={locale} advisors={[]} />));
  });

  test('[BRAND-02] a list in its menu of purposes is by purpose on every page', async () => {
    told.purposes = ['bread'];
    onTestFinished(() => {
      told.purposes = [];
    });
    await followStore({ onChange: () => {}, say: vi.fn() });
    const lists = <CollectionsScreen locale={locale} directory={{ purposes: [], producers: [] }} />;
    const { collections, header } = messages(locale);
    const cart = await page(locale, await CartPage(params(locale)));
    for (const [html, words] of [
      [await page(locale, lists), [collections.title, collections.lead]],
      [cart, [collections.lead]],
    ] as const) {
      for (const said of [...words, header.menuPurpose]) expect(html).toContain(said);
      expect(html).not.toContain(`>${header.menuCategory}<`);
    }
  });

  test("metadata, manifest, llms.txt, feeds and the social image are the store's", async () => {
    const metadata = [
      await layoutMetadata({ children: null, ...params(locale) }),
      await homeMetadata(params(locale)),
    ];
    const texts = [
      JSON.stringify(metadata),
      JSON.stringify(manifest()),
      JSON.stringify(await readSocialFacts('shop', '', locale, null)),
    ];
    const request = new Request('https://bread.example/');
    const guide = await (await llms(request, params(locale))).text();
    expect(guide).toContain(`# ${locale === 'ja' ? NAME.JA : NAME.EN}\n`);
    expect(guide).toContain(`](http://localhost:3000${locale === 'ja' ? '' : '/en'}/collections/bread.md)`);
    expect(guide).toContain(`](http://localhost:3000${locale === 'ja' ? '' : '/en'}/pages/about.md)`);
    // A list without goods is not named.
    expect(guide + (await page(locale, null))).not.toContain('/collections/cakes');
    // No section is empty.
    expect(guide).not.toMatch(/^## .*\n\n\s*(?:##|$)/m);
    // A brand without questions has no such page.
    expect(questionsOf(locale)).toEqual([]);
    expect(guide).not.toContain(QUESTIONS_PATH);
    expect(await page(locale, null)).not.toContain(QUESTIONS_PATH);
    for (const file of [`google-${locale}-1.xml`, `products-${locale}-1.json`]) {
      const answered = await feed(request, { params: Promise.resolve({ file }) });
      expect(answered.status).toBe(200);
      texts.push(await answered.text());
    }
    for (const text of [...texts, guide]) expectNeutral(text);
    expect(manifest()).toMatchObject({ name: NAME.JA, short_name: NAME.JA });
  });

  test('no message available to such a shop mentions Komoreno or plants', () => {
    const all = flatten(messages(locale)).filter(([key]) => !ONLY_WITH.test(key));
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, text]) => KOMORENO.test(text) || PLANTS.test(text))).toEqual([]);
  });

  test("messages with the store's name are sent to the browser already formatted", () => {
    expect(JSON.stringify(messageTable('cards', locale))).not.toContain('{$');
  });

  test('a mail names the store, no company and no address', async () => {
    const mail = await mailIn(locale);
    expectNeutral(`${mail.subject}\n${mail.html}\n${mail.text}`);
  });
});

test('[BRAND-01] a fact that a brand does not define is in no JSON-LD', () => {
  expect(shopBrand()).toEqual({ hasStoreMenu: true });
  const [store] = shopFacts({
    shopUrl: 'https://bread.example',
    url: 'https://bread.example/',
    searchUrl: 'https://bread.example/search',
    language: 'ja',
    name: NAME.JA,
    legalName: undefined,
    description: '',
    company: { address: undefined, telephone: undefined, email: undefined, postalCode: undefined },
    sameAs: [],
    returns: undefined,
  });
  expect(Object.keys(store ?? {})).toEqual(['@type', '@id', 'name', 'url', 'description', 'logo']);
});

describe.each(WHOLE_LOCALES)('[BRAND-07] a store that gives its legal facts and links, in %s', (locale) => {
  const LINKS = {
    help: 'https://help.bread.example/',
    inquiry: 'https://help.bread.example/ask',
    privacy: 'https://bread.example/privacy',
    terms: 'https://bread.example/terms',
    company: 'https://corp.bread.example/',
    instagram: 'https://social.bread.example/instagram',
    x: 'https://social.bread.example/x',
    line: 'https://social.bread.example/line',
    youtube: 'https://social.bread.example/youtube',
  };
  const FACTS = {
    legal_name: 'こむぎ堂合同会社',
    legal_address: '京都府京都市上京区1番1号',
    postal_code: '602-0001',
    telephone: '+81-75-0000-0000',
    email: 'hello@bread.example',
  };
  beforeEach(async () => {
    told.facts = [
      ...Object.entries(FACTS).map(([key, value]) => ({ key, value })),
      ...Object.entries(LINKS).map(([key, value]) => ({ key: `${key}_url`, value })),
    ];
    await followStore({ onChange: () => {}, say: vi.fn() });
  });
  afterAll(() => {
    told.facts = [];
  });

  test('its pages link to them, and the footer names the company', async () => {
    const html = await page(locale, null);
    for (const url of Object.values(LINKS)) expect(html).toContain(`href="${url}"`);
    expect(html).toMatch(new RegExp(`© \\d{4} ${FACTS.legal_name}`));
    expect(html).toContain(`data-privacy="${LINKS.privacy}"`);
    expectNeutral(html);
  });

  test('the structured data of the home page has them', async () => {
    const html = await page(locale, await HomePage(params(locale)));
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const reached = { email: FACTS.email, telephone: FACTS.telephone };
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'OnlineStore',
      legalName: FACTS.legal_name,
      ...reached,
      address: { streetAddress: FACTS.legal_address, postalCode: FACTS.postal_code, addressCountry: 'JP' },
      contactPoint: reached,
      sameAs: [LINKS.instagram, LINKS.x, LINKS.line, LINKS.youtube],
    });
  });

  test('mails name the company with its address, and link to help; so does the page of an invalid link', async () => {
    const { html, text } = await mailIn(locale);
    for (const said of [FACTS.legal_name, FACTS.legal_address, LINKS.help, LINKS.inquiry, LINKS.privacy]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    const damaged = renderToStaticMarkup(<DamagedLinkScreen locale={locale} title="" />);
    expect(damaged).toContain(`href="${LINKS.inquiry}"`);
  });

  test('a malformed one is left out, and takes no other with it', async () => {
    told.facts = [
      { key: 'help_url', value: 'javascript:alert(1)' },
      { key: 'legal_name', value: 'あ'.repeat(1000) },
      { key: 'inquiry_url', value: LINKS.inquiry },
    ];
    await followStore({ onChange: () => {}, say: vi.fn() });
    const html = await page(locale, await HomePage(params(locale)));
    expect(html).toContain(`href="${LINKS.inquiry}"`);
    expect(html).not.toMatch(/javascript:alert|あああ|ContactPoint|PostalAddress|legalName/);
    expect(html).toMatch(new RegExp(`© \\d{4} ${locale === 'ja' ? NAME.JA : NAME.EN}`));
  });
});

/** Messages of parts that a shop without a brand does not render, and of the room, which only shows plants with a height. */
const ONLY_WITH =
  /^(?:menu\.(?:gift|giftLine|advisors|guarantee|stampCard)|support\.|home\.app|footer\.(?:mail|guarantee|premiumSupport|gifts|egift)|mail\.|mails\.(?:prize|coupon|confirmPrize)|advisors\.(?:topics|topicsText|answer|answerText|fee|feeText|consult)|room\.|cart\.room|product\.(?:ar|guaranteeNote|adviceNote|careGrowth)|producer\.place|collection\.room)/;

function flatten(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, entry]: [string, unknown]): [string, string][] => {
    if (typeof entry === 'string') return [[`${path}${name}`, entry]];
    if (typeof entry === 'function') {
      const values = new Proxy({}, { get: (_, key) => (key === 'n' ? 2 : '…'), has: () => true });
      return [[`${path}${name}`, String(entry(values))]];
    }
    return flatten(entry as object, `${path}${name}.`);
  });
}
