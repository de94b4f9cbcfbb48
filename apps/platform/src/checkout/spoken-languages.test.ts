import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';

const state = vi.hoisted((): { languages: readonly string[] | undefined; noun: object | undefined } => ({
  languages: undefined,
  noun: undefined,
}));
vi.mock('@shop/brands/brands', () => ({
  BRANDS: {
    get asamoya() {
      return state;
    },
  },
}));
const { languageLinks, speakAs, spokenLanguages, toLanguage, wordsOf } = await import('./words.ts');
const { pageLanguage } = await import('./page-language.ts');

const languageFor = (url: string, headers: object) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  return pageLanguage(request);
};
const link = (locale: string) => `/checkouts?locale=${locale}`;

afterEach(() => {
  state.languages = undefined;
  state.noun = undefined;
  speakAs('none');
});

describe('[LANG-01] the checkout and the account speak the languages of the brand', () => {
  test.each([
    [['ja'], 'JA', 'JA', [], []],
    [['en'], 'EN', 'EN', [], []],
    [['en', 'ja'], 'EN', 'JA', ['/checkouts?locale=ja'], ['/checkouts?locale=en']],
    [undefined, 'JA', 'JA', ['/checkouts?locale=en'], ['/checkouts?locale=en']],
    [
      ['zh-TW', 'ja', 'en'],
      'ZH_TW',
      'JA',
      ['/checkouts?locale=ja', '/checkouts?locale=en'],
      ['/checkouts?locale=zh-TW', '/checkouts?locale=en'],
    ],
  ] as const)('of %j', (languages, unknown, japanese, fromMain, fromJapanese) => {
    state.languages = languages;
    speakAs('asamoya');
    expect([toLanguage('xx'), toLanguage(null), languageFor('/account', {})]).toEqual([
      unknown,
      unknown,
      unknown,
    ]);
    expect(spokenLanguages()[0]).toBe(unknown);
    expect(spokenLanguages()).toHaveLength(languages?.length ?? 2);
    expect(toLanguage('ja')).toBe(japanese);
    expect(languageFor('/account?locale=ja', { cookie: 'platform_language=ja' })).toBe(japanese);
    expect(languageLinks(unknown, link).map(({ href }) => href)).toEqual(fromMain);
    expect(languageLinks(japanese, link).map(({ href }) => href)).toEqual(fromJapanese);
  });

  test('neither an address, a cookie nor a browser chooses another one', () => {
    state.languages = ['ja'];
    speakAs('asamoya');
    const headers = { cookie: 'platform_language=en', 'accept-language': 'en' };
    expect([languageFor('/account?locale=en', headers), toLanguage('EN')]).toEqual(['JA', 'JA']);
  });
});

test('[BRAND-01] the checkout counts goods in the brand’s unit', () => {
  const quantity = () => wordsOf('JA')('summary.quantityOf', { n: 3 });
  expect(quantity()).toBe('数量 3点');
  state.noun = { ja: { name: '本', unit: '冊' }, en: { one: 'book', many: 'books' } };
  speakAs('asamoya');
  expect(quantity()).toBe('数量 3冊');
  expect(wordsOf('EN')('summary.quantityOf', { n: 3 })).not.toContain('冊');
});
