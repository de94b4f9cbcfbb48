import { expect, test } from 'vitest';
import {
  extremeHeightInQuery,
  heightInQuery,
  heightsOf,
  inCentimetres,
  isMeasure,
  measuresIn,
} from './measures-in-text';

test.each([
  ['14L', ['14000ml']],
  ['M 10L', ['10000ml']],
  ['14 liters', ['14000ml']],
  ['14リットル', ['14000ml']],
  ['1.5L', ['1500ml']],
  ['1500 ml', ['1500ml']],
  ['2kg', ['2000g']],
  ['幹径2cm', ['2cm']],
  ['1m', ['100cm']],
  ['20本', ['20本']],
  ['Tulips, 20 stems', ['20本']],
  ['3本立ち', ['3本']],
  ['3個セット', ['3個']],
  ['Pansy and viola, mixed 6 pots', ['6ポット']],
  ['ホワイト 36輪', ['36輪']],
  ['2.5号', ['2.5号']],
  ['8号鉢セット', ['8号']],
  ['ミッション 5号', ['5号']],
  ['土 14L 25L', ['14000ml', '25000ml']],
])('[SEARCH-03] %s says %j', (text, terms) => {
  expect(measuresIn(text).map(({ term }) => term)).toEqual(terms);
  expect(terms.every(isMeasure)).toBe(true);
});

test.each([
  'sf001-1',
  '2年生',
  '3000円',
  '100均',
  '五葉松',
  '3D',
  '2品種セット',
  '5lights',
  '5コップ',
  'L',
  '本',
])('[SEARCH-03] %s measures nothing', (text) => {
  expect(measuresIn(text)).toEqual([]);
});

test.each([
  [
    '大きさの目安は、3号は高さが約15〜25cm、4号は高さが約25〜40cmです。',
    ['3号', '4号'],
    [
      [15, 25],
      [25, 40],
    ],
  ],
  ['大きさの目安は、鉢を含む高さが約15~20cmです。', [''], [[15, 20]]],
  ['丸型は高さが約15cm、ボトル型は高さが約15cm', [], [[15, 15]]],
  [
    '枝の長さを選べます。',
    ['80cm', '120 cm'],
    [
      [80, 80],
      [120, 120],
    ],
  ],
  ['株の直径が約12〜16cm、待合に置きやすい高さに仕立てました。', ['径30cm', '幹径4cm'], []],
])('[SEARCH-05] %s with the variants %j has the heights %j', (description, variants, heights) => {
  expect(heightsOf(description, variants)).toEqual(heights);
});

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
  // A range has no tolerance.
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

test.each([
  ['knee-high plant', 'knee-high', 40, 60],
  ['膝丈の観葉植物', '膝丈', 40, 60],
  ['ひざくらいの高さの木', 'ひざくらいの高さ', 40, 60],
  ['a waist high houseplant', 'waist high', 80, 110],
  ['腰の高さくらいの木', '腰の高さくらい', 80, 110],
  ['胸の高さの庭木', '胸の高さ', 110, 140],
  ['eye-level plant', 'eye-level', 140, 190],
  ['人の背丈ほどの木', '人の背丈ほど', 140, 190],
  ['天井まで届く植物', '天井まで届く', 150, null],
  ['天井に届きそうな木', '天井に届き', 150, null],
  ['a tree that reaches the ceiling', 'reaches the ceiling', 150, null],
  ['floor to ceiling plant', 'floor to ceiling', 150, null],
])(
  '[SEARCH-05] %s asks by %s for a height compared with a body or a room, from %s to %s',
  (query, text, min, max) => {
    expect(heightInQuery(query)).toEqual({ text, min, max });
  },
);

test.each([
  '天井から吊るす植物',
  'hang from the ceiling',
  'head gardener',
  '人気の植物',
  '腰水',
  '大人まで',
  'mankind',
])('[SEARCH-05] %s compares no height', (query) => {
  expect(heightInQuery(query)).toBeNull();
});

test.each([
  ['一番背の高い庭木', 1],
  ['largest monstera', 1],
  ['いちばん小さい盆栽', -1],
  ['tiniest bonsai', -1],
  ['大きい鉢', 0],
  ['lowest price', 0],
])('[SEARCH-05] %s wants the tallest, 1, or the smallest, -1: %i', (query, extreme) => {
  expect(extremeHeightInQuery(query)).toBe(extreme);
});

test.each([
  ['a 4 ft tree', 110, 134],
  ['3フィートの木', 82, 100],
  ['20 inches tall', 46, 56],
  ['300 mm', null, null],
  ['5インチ', null, null],
  ['under 20 inches', null, 51],
  ['500mm以下', null, 50],
  ['高さ300mm', 27, 33],
  ['under 500 millimeters', null, 50],
  ['300 millimetres', null, null],
])('[SEARCH-05] %s is a height in other units, from %s to %s cm', (query, min, max) => {
  const height = heightInQuery(query);
  expect([height?.min ?? null, height?.max ?? null]).toEqual([min, max]);
});

test('[SEARCH-05] inches without a height, millimetres and 寸 are measures', () => {
  expect(measuresIn('8 inch basket, 5インチ, 120 mm, 4寸, "pachira 6"').map(({ term }) => term)).toEqual([
    '20cm',
    '13cm',
    '12cm',
    '4号',
  ]);
});

test.each([
  [`6'2" plant`, '188cm plant'],
  ['5’6” tree', '168cm tree'],
  ['2 feet 6 inches tall', '76cm tall'],
  ['a 4 ft tree', 'a 4 ft tree'],
  ['3 ft 20 pots', '3 ft 20 pots'],
  ["mother's day 5", "mother's day 5"],
  ['5ft 6', '168cm'],
])('[SEARCH-05] feet and inches of %s are %s', (query, cm) => {
  expect(inCentimetres(query)).toBe(cm);
});
