import { expect, test } from 'vitest';
import { heightInQuery } from './height-in-query';

test.each([
  ['100cm', '100cm', 90, 110],
  ['観葉植物 1m', '1m', 90, 110],
  ['1.5 m', '1.5 m', 135, 165],
  ['1メートル', '1メートル', 90, 110],
  ['高さ100cm', '高さ100cm', 90, 110],
  ['plants between 50 and 80 cm', 'between 50 and 80 cm', 50, 80],
  ['50cm以上80cm以下の観葉植物', '50cm以上80cm以下', 50, 80],
  ['高さ 100cmくらいのパキラ', '高さ 100cmくらい', 75, 125],
  ['100cm位の観葉植物', '100cm位', 75, 125],
  ['1m前後', '1m前後', 75, 125],
  ['約80cmのオリーブ', '約80cm', 60, 100],
  ['plants around 100 cm tall', 'around 100 cm tall', 75, 125],
  ['roughly 1 m', 'roughly 1 m', 75, 125],
  // Two ends are meant as they are said.
  ['80〜100cmくらい', '80〜100cmくらい', 80, 100],
  ['100cm以下の観葉植物', '100cm以下', null, 100],
  ['高さが1m以上', '高さが1m以上', 100, null],
  ['80〜100cm', '80〜100cm', 80, 100],
  ['80cmから1mまで', '80cmから1mまで', 80, 100],
  ['plant under 100 cm tall', 'under 100 cm tall', null, 100],
  ['over 1 meter', 'over 1 meter', 100, null],
  ['Height 120 CM', 'Height 120 CM', 108, 132],
])('[SEARCH-05] %s asks by %s for a height from %s to %s', (query, text, min, max) => {
  expect(heightInQuery(query.normalize('NFKC'))).toEqual({ text: text.normalize('NFKC'), min, max });
});

test.each([
  '100',
  '30本',
  '14L',
  '450ml',
  '幹径4cm',
  '径30cm',
  '幅 65cm',
  'width 30 cm',
  '30 cm wide',
  '3000円',
  'a5m',
])('[SEARCH-05] %s asks for no height', (query) => {
  expect(heightInQuery(query.normalize('NFKC'))).toBeNull();
});
