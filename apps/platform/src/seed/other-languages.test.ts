import { BRAND_NAMES } from '@shop/brands/brand-names';
import { catalogueFolderOf, loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { expect, test } from 'vitest';
import { OtherLanguages } from './other-languages.ts';
import { wordGaps } from './seed.ts';

const WORDS = { 'zh-TW': { Cup: '杯子', Taste: '風味', Honey: '蜂蜜' } };
const translate = (text: string) =>
  new OtherLanguages(WORDS).add([{ images: [{ translations: { EN: { alt: text } } }] }])[0]?.images[0]
    ?.translations;

test.each([
  ['Cup', '杯子'],
  ['<p>Cup</p><li><strong>Taste</strong>: Honey</li>', '<p>杯子</p><li><strong>風味</strong>:蜂蜜</li>'],
  ['[{"name":"Cup","handle":"cups"}]', '[{"name":"杯子","handle":"cups"}]'],
  ['Cup / Honey', '杯子 / 蜂蜜'],
])('[LANG-02] a text of the catalogue is translated by its text in English: %s', (english, own) => {
  expect(translate(english)).toEqual({ EN: { alt: english }, ZH_TW: { alt: own } });
});

test.each(['Plate', '<p>Cup</p><p>Plate</p>', 'Cup/Plate'])(
  '[LANG-02] %s, which has no translation, stays the shop’s own',
  (english) => {
    expect(translate(english)).toEqual({ EN: { alt: english }, ZH_TW: {} });
  },
);

test('[LANG-02] a text without a translation, and a translation that no text asks for, are named', () => {
  const others = new OtherLanguages(WORDS);
  const en = { title: 'Plate', alt: 'Cup, set on a table', set: '[{"name":"Honey","handle":"honey-1"}]' };
  others.add([{ translations: { EN: en } }]);
  expect(others.gaps()).toEqual([
    { file: 'words.zh-TW.json', missing: ['Plate', 'Cup, set on a table'], unused: ['Cup', 'Taste'] },
  ]);
});

test.each(BRAND_NAMES)(
  '[LANG-02] the catalogue of %s lacks no text of its further languages, and has none too many',
  (brand) => {
    expect(wordGaps(loadCatalogue(catalogueFolderOf(brand)))).toEqual([]);
  },
);

test('[LANG-02] a catalogue without further languages has Japanese and English alone', () => {
  const rows = [{ title: 'カップ', translations: { EN: { title: 'Cup' } } }];
  expect(new OtherLanguages({}).add(rows)).toEqual(rows);
});
