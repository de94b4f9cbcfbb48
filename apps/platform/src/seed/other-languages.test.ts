import { expect, test } from 'vitest';
import { inOtherLanguages } from './other-languages.ts';

const WORDS = { 'zh-TW': { Cup: '杯子', Taste: '風味', Honey: '蜂蜜' } };
const translate = (text: string) =>
  inOtherLanguages([{ images: [{ translations: { EN: { alt: text } } }] }], WORDS)[0]?.images[0]
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

test('[LANG-02] a catalogue without further languages has Japanese and English alone', () => {
  const rows = [{ title: 'カップ', translations: { EN: { title: 'Cup' } } }];
  expect(inOtherLanguages(rows, {})).toEqual(rows);
});
