import { unreadablePairs } from '@shop/design-tokens/contrast-pairs';
import { LOCALES } from '@shop/rules/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { camelOf, constantOf, isAsked, QUESTIONS, questionFor, readAnswers } from './answers';
import { newPalette } from './new-palette';
import { namesInUse } from './write-shop';

test.each([
  ...['menus', 'brands', 'brand', 'delivery-rules', 'search-dictionary', 'category-addresses'],
  ...['brand-names', 'page-addresses', 'package', 'tsconfig', 'neutral-palette', 'build', 'reports'],
  ...['constructor', 'none', 'komoreno', 'images', 'a-', 'a--b', '-a', '9a', 'Shop', 'a'.repeat(32)],
])('[BRAND-05] no shop is called %s', (name) => {
  const read = readAnswers({ name }, namesInUse(projectRoot));
  expect(read.ok ? [] : read.faults).toEqual([expect.stringMatching(/^name: (?:is|must) /)]);
});

test('[BRAND-05] whatever a shop is called, its names in code are identifiers of its own', () => {
  const inUse = namesInUse(projectRoot);
  const name = fc
    .stringMatching(/^[a-c][a-c0-2]{0,2}(?:-[a-c0-2]{1,2}){0,3}$/)
    .filter((text) => text.length > 1);
  const inCode = (text: string) => [constantOf(text), camelOf(text)];
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(readAnswers({ name: one }, inUse).ok).toBe(true);
      for (const word of inCode(one)) expect(word).toMatch(/^[A-Z]\w*$/);
      // Hyphens alone tell few of two names apart.
      for (const differing of [other, one.replaceAll('-', '')].filter((text) => text !== one))
        for (const [index, word] of inCode(one).entries()) expect(word).not.toBe(inCode(differing)[index]);
    }),
  );
});

test('[BRAND-05] a shop of one language is asked for its own names and nouns alone', () => {
  const asked = (languages: string) =>
    QUESTIONS.filter((question) => isAsked(question, { languages })).map(({ key }) => key);
  const all = QUESTIONS.map(({ key }) => key);
  expect(all.slice(0, 4)).toEqual(['name', 'languages', 'title', 'titleEn']);
  expect([asked('ja,en'), asked('zh-TW,en')]).toEqual([all, all]);
  expect(asked('en')).toEqual(all.filter((key) => key !== 'title'));
  expect(asked('ja')).toEqual(all.filter((key) => key !== 'titleEn'));
  const read = (typed: Parameters<typeof readAnswers>[0]) => readAnswers(typed, namesInUse(projectRoot));
  expect(
    read({ languages: 'ja', title: 'こむぎ堂', goods: 'パン,斤', categories: 'bread:食パン,cake:菓子パン' }),
  ).toMatchObject({
    ok: true,
    answers: {
      titleEn: 'こむぎ堂',
      goods: { ja: 'パン', unit: '斤', one: 'パン', many: 'パン' },
      categories: [{ handle: 'bread', ja: '食パン', en: '食パン' }, { handle: 'cake' }],
    },
  });
  expect(read({ languages: 'en', goods: 'loaf,loaves', categories: 'bread:Bread' })).toMatchObject({
    ok: true,
    answers: {
      goods: { ja: 'loaves', unit: 'loaves', one: 'loaf', many: 'loaves' },
      categories: [{ ja: 'Bread' }],
    },
  });
  expect(read({ languages: 'en', goods: 'loaf', categories: 'bread' })).toEqual({
    ok: false,
    faults: [
      'goods: must be four words, or two: product,products: 商品,点,product,products',
      'categories: must each be handle:name',
    ],
  });
});

test('[BRAND-05] every question has an answer of its own', () => {
  const read = readAnswers({}, namesInUse(projectRoot));
  expect(read).toMatchObject({
    ok: true,
    answers: { name: 'my-shop', title: 'My Shop', domain: 'my-shop.example' },
  });
  if (read.ok) expect(unreadablePairs(newPalette(read.answers.colors))).toEqual([]);
});

test('[BRAND-05] an omitted language falls back to the other one', () => {
  const read = readAnswers(
    { languages: 'ja', title: '店', goods: 'パン,個,loaf,loaves' },
    namesInUse(projectRoot),
  );
  expect(read).toMatchObject({ answers: { titleEn: '店', goods: { one: 'パン', many: 'パン' } } });
});

test.each([
  [
    'name',
    'Komugi',
    'name: must have 2 to 31 small letters, digits and single hyphens between them, and begin with a letter',
  ],
  ['name', 'x', 'name: must have 2 to 31 small letters'],
  ['name', 'komoreno', 'name: is taken'],
  ['title', ' '.repeat(3) + '店'.repeat(61), 'title: must have 60 characters at most'],
  ['title', 'こむぎ\n堂', 'title: must be one line'],
  ['goods', 'パ\nン,個,loaf,loaves', 'goods: must be four words'],
  ['categories', `bread:${'パ'.repeat(61)}:Bread`, 'categories: must each be handle:Japanese:English'],
  ['titleEn', '小麦', 'title-en: must be written in Latin letters'],
  ['languages', 'ja,xx', `languages: must each be one of ${LOCALES.join(', ')}`],
  ['languages', 'ja,ja', `languages: must each be one of ${LOCALES.join(', ')}`],
  ['colors', 'red', 'colors: must be three colours'],
  ['goods', 'パン', 'goods: must be four words'],
  ['categories', 'bread', 'categories: must each be handle:Japanese:English'],
  ['categories', 'bread:パン:Bread:', 'categories: must each be handle:Japanese:English'],
  ['categories', 'bread:パン:Bread:斤:loaves', 'categories: must each be handle:Japanese:English'],
  ['categories', 'cart:カート:Cart', 'categories: must not be called cart'],
  ['categories', 'a:あ:A,a:い:B', 'categories: must each have a handle of their own'],
  ['fee', 'free', 'fee: must be a number'],
  ['domain', 'https://komugi.example', 'domain: must be a host without https://'],
] as const)('[BRAND-05] %s rejects "%s"', (key, text, fault) => {
  const read = readAnswers({ [key]: text }, namesInUse(projectRoot));
  expect(read.ok ? [] : read.faults).toEqual([expect.stringContaining(fault)]);
});

test('[BRAND-05] what an input method writes in full width is read; texts stay as they are', () => {
  const read = readAnswers(
    {
      name: 'ｋｏｍｕｇｉ',
      title: 'Ｂａｋｅｒｙ',
      fee: '５５０',
      goods: 'パン，個，loaf，loaves',
      categories: 'bread：パン：Bread',
      domain: 'komugi．example',
    },
    namesInUse(projectRoot),
  );
  expect(read).toMatchObject({
    ok: true,
    answers: {
      name: 'komugi',
      title: 'Ｂａｋｅｒｙ',
      fee: 550,
      goods: { ja: 'パン', many: 'loaves' },
      categories: [{ handle: 'bread', en: 'Bread' }],
      domain: 'komugi.example',
    },
  });
});

test('[BRAND-05] a question fits a line, and with its own answer in brackets that of colours and goods', () => {
  for (const question of QUESTIONS) {
    for (const typed of [{}, { languages: 'ja' }, { languages: 'en' }]) {
      const [about, fallback] = questionFor(question, typed);
      expect(about.length, about).toBeLessThanOrEqual(70);
      if (question.key !== 'categories')
        expect(`${about} [${fallback}]: `.length, about).toBeLessThanOrEqual(100);
    }
  }
});

test.each([
  ['ja', /Japanese,counter$/, '商品,点', 'everyday:ふだんのもの,seasonal:季節のもの,gifts:贈りもの'],
  ['en', /singular,plural$/, 'product,products', 'everyday:Everyday,seasonal:Seasonal,gifts:Gifts'],
] as const)(
  '[BRAND-05] a shop in %s alone is asked for its own words, with defaults of its own',
  (languages, prompt, goods, categories) => {
    const ofKey = (key: string) =>
      QUESTIONS.filter((question) => question.key === key).map((question) =>
        questionFor(question, { languages }),
      );
    expect(ofKey('goods')).toEqual([[expect.stringMatching(prompt), goods]]);
    expect(ofKey('categories')).toEqual([[expect.stringContaining('handle:name'), categories]]);
    expect(readAnswers({ languages, goods, categories }, namesInUse(projectRoot))).toMatchObject({
      ok: true,
    });
  },
);

test('[BRAND-05] colours are taken in the short form of style sheets too', () => {
  const read = readAnswers({ colors: '#EB7, #322,#ffe' }, namesInUse(projectRoot));
  expect(read).toMatchObject({
    answers: { colors: { action: '#eebb77', text: '#332222', page: '#ffffee' } },
  });
});

test.each([
  ['name', 'Komoreno', /^name: must have/],
  ['domain', '-.-', /^domain: must be a host/],
  ['domain', 'shop-.example', /^domain: must be a host/],
  ['domain', `${'a'.repeat(64)}.example`, /^domain: must be a host/],
])('[BRAND-05] %s %s has one fault', (key, value, fault) => {
  const read = readAnswers({ [key]: value }, namesInUse(projectRoot));
  expect(read).toEqual({ ok: false, faults: [expect.stringMatching(fault)] });
});

test('[BRAND-05] a host may be typed in capitals', () => {
  const read = readAnswers({ domain: 'Shop.Example' }, namesInUse(projectRoot));
  expect(read).toMatchObject({ ok: true, answers: { domain: 'shop.example' } });
});
