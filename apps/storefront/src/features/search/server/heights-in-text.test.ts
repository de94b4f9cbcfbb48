import { expect, test } from 'vitest';
import { heightsOf } from './heights-in-text';

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
