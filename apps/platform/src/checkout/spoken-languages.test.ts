import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ languages: undefined as readonly string[] | undefined }));
vi.mock('@shop/brands/brands', () => ({
  BRANDS: {
    get asamoya() {
      return state;
    },
  },
}));
const { localeHref, speakAs, toLanguage } = await import('./words.ts');
const { pageLanguage } = await import('./page-language.ts');

const languageFor = (url: string, headers: object) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  return pageLanguage(request);
};
const link = (locale: string) => `/checkouts?locale=${locale}`;

afterEach(() => {
  state.languages = undefined;
  speakAs('none');
});

describe('[LANG-01] the checkout and the account speak the languages of the brand', () => {
  test.each([
    [['ja'], 'JA', 'JA', null, null],
    [['en'], 'EN', 'EN', null, null],
    [['en', 'ja'], 'EN', 'JA', '/checkouts?locale=ja', '/checkouts?locale=en'],
    [undefined, 'JA', 'JA', '/checkouts?locale=en', '/checkouts?locale=en'],
  ] as const)('of %j', (languages, unknown, japanese, fromMain, fromJapanese) => {
    state.languages = languages;
    speakAs('asamoya');
    expect([toLanguage('fr'), toLanguage(null), languageFor('/account', {})]).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
    expect(toLanguage('ja')).toBe(japanese);
    expect(languageFor('/account?locale=ja', { cookie: 'platform_language=ja' })).toBe(japanese);
    expect(localeHref(unknown, link)).toBe(fromMain);
    expect(localeHref(japanese, link)).toBe(fromJapanese);
  });

  test('neither an address, a cookie nor a browser chooses another one', () => {
    state.languages = ['ja'];
    speakAs('asamoya');
    const headers = { cookie: 'platform_language=en', 'accept-language': 'en' };
    expect([languageFor('/account?locale=en', headers), toLanguage('EN')]).toEqual(['JA', 'JA']);
  });
});
