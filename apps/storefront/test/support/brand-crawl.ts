import { ASAMOYA } from '@shop/brands/asamoya/brand';
import { LANGUAGES, prefixOf, WHOLE_LOCALES } from '@shop/rules/language';
import { expect, vi } from 'vitest';
import { structuredDataFaults } from '../engines/structured-data-faults';
import { type CrawledSite, crawlSite } from './crawl-site';
import { foreignWords, saidIn } from './foreign-words';
import { readSitemap } from './read-sitemap';
import { SCREENS } from './screens';
import type { ShopOfBrand } from './shop-of-brand';

/** The coffee roaster's language with a fallback. */
export const PARTIAL =
  ASAMOYA.languages.find((tag) => LANGUAGES[tag].fallback !== null) ?? ASAMOYA.languages[0];

/** Pages in a language with a fallback contain messages as data, whose names and those of their values are the code's own. */
const withoutNames = (address: string, text: string) =>
  address.startsWith(prefixOf(PARTIAL)) ? text.replace(/\\?"\w+\\?":|\{\w+\}/g, '') : text;

/** Words of another brand in a text. */
export const problemsOf = (address: string, text: string) =>
  foreignWords(withoutNames(address, text)).map((word) => `${address} says ${word}`);

/** What is made for engines, agents and browsers beside pages; all of it is there. */
const FILES = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/llms.txt',
  '/en/llms.txt',
  '/feeds/google-ja-1.xml',
  '/feeds/google-en-1.xml',
  '/feeds/products-ja-1.json',
  '/feeds/products-en-1.json',
  '/.well-known/ucp',
  '/ucp/delivery.json',
  '/ucp/quote.json',
  '/icon.svg',
  '/images/no-image.svg',
  '/api/search-start?locale=ja',
  '/api/menus?locale=ja',
  '/api/menus?locale=en',
  '/search?q=zzzz',
  '/favorite',
];

const MISSING = ['/no-such-page', '/en/no-such-page'];

/** What is wrong with the files for engines, agents and browsers. */
export async function faultsOfFiles({ url }: ShopOfBrand): Promise<string[]> {
  // The start of a search is answered by its index, which a shop makes after it is ready for pages.
  const isIndexed = async () =>
    expect((await fetch(`${url}/api/search-start?locale=ja`)).status).not.toBe(503);
  await vi.waitFor(isIndexed);
  const maps = (await readSitemap(`${url}/sitemap.xml`)).keys();
  const said = await Promise.all(
    [...FILES.map((path) => [path, 200] as const), ...MISSING.map((path) => [path, 404] as const)].map(
      async ([path, status]) => {
        const answer = await fetch(`${url}${path}`);
        const refused = answer.status === status ? [] : [`${path} answers ${answer.status}`];
        return [...refused, ...problemsOf(path, await answer.text())];
      },
    ),
  );
  return [...said.flat(), ...problemsOf('/sitemap.xml', [...maps].join('\n'))];
}

/** The coffee roaster's own things in place of those in the list of screens. */
const OWN: Readonly<Record<string, string>> = {
  ornamentplants: 'beans',
  succulent: 'brewing',
  gardeninggoods: 'brewing',
  desk: 'morning',
  'pachira-mini': 'ethiopia-yirgacheffe',
  umbellata: 'asamoya-blend',
  altissima: 'milk-blend',
  'pothos-golden': 'glass-cup',
  'bonsai-goyomatsu': 'milk-blend',
  'tool-jouro': 'glass-cup',
  'tableplants-pick2': 'beans-pick3',
  モンステラ: 'エチオピア',
  ペットに安全: '浅煎り',
  aboutstore: 'about',
  'premium-support': 'roast-days',
  // All of it is on one page.
  '2.203&p=2': '1.101',
  '2.203': '1.101',
  '1,102': '1,101',
};

const THING = new RegExp(Object.keys(OWN).join('|'), 'g');
const ofOwn = (path: string) => path.replace(THING, (thing) => OWN[thing] ?? thing);
/** Screens of what only the first brand has, and the address of nothing. */
const ABSENT = new Set(
  SCREENS.flatMap(({ path, status }) =>
    status === 404 ||
    /okinawa|producers-|\/fixed\/|\/columns\/|\/mail-magazine\/|\/advisors$|pages\/(?!aboutstore|premium)/.test(
      path,
    )
      ? [ofOwn(path)]
      : [],
  ),
);
/** Every screen, and pages that only links of one shopper lead to, in each language that has every text. */
export const SCREEN_ADDRESSES = WHOLE_LOCALES.flatMap((tag) =>
  [
    ...SCREENS.map(({ path }) => ofOwn(path)),
    '/favorite?items=43100000000001',
    '/cart/link/ask/43100000000001:1',
    '/cart/link/ended/agent/none',
    '/discount/noted/APP10/Lw',
    '/mail-magazine/confirm/a.b.c',
    '/restock-notice/stop/a.b.c',
  ].map((path) => encodeURI(path === '/' ? prefixOf(tag) || '/' : `${prefixOf(tag)}${path}`)),
);
const isAbsent = (address: string): boolean =>
  ABSENT.has(
    ASAMOYA.languages.reduce<string>((path, tag) => path.replace(`${prefixOf(tag)}/`, '/'), address),
  );

/** Every linked page is there, and every target within one. */
export function expectLiving(site: CrawledSite): void {
  const dead = [...site.pages.values()].filter(
    ({ address, status }) =>
      status !== (isAbsent(address) ? 404 : 200) &&
      !ASAMOYA.languages.some((tag) => address === `${prefixOf(tag)}/cart/checkout`),
  );
  expect(dead.map(({ address, status, from }) => `${address} answers ${status} (on ${from})`)).toEqual([]);
  const lost = site.places.filter(({ address, id }) => site.pages.get(address)?.ids.has(id) !== true);
  expect(lost.map(({ address, id, from }) => `${address}#${id} (on ${from})`)).toEqual([]);
}

/** Crawls a shop for words of other brands and faults of its structured data. @param starts beside the usual ones */
export const crawl = ({ url, brand }: ShopOfBrand, starts: readonly string[] = []) =>
  crawlSite(
    url,
    [...new Set([...starts, '/', '/en', '/cart', '/en/cart', '/favorite', '/search', '/en/search'])],
    (address, page) => [
      // The answer to an address that is none names it.
      ...problemsOf(
        address,
        isAbsent(address) ? saidIn(page).replaceAll(address.split('/').at(-1) ?? '', '') : saidIn(page),
      ),
      // Without a brand the shop's identity is unknown.
      ...(brand === 'none' ? [] : structuredDataFaults(page.facts)).map((fault) => `${address}: ${fault}`),
    ],
  );
/** The faults that a crawl found. */
export const faultsOf = (site: CrawledSite) => [...site.pages.values()].flatMap(({ faults }) => faults);
