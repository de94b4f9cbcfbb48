import { describe, expect, test } from 'vitest';
import { coloursInQuery, coloursInText } from './colours-in-text';

describe('[SEARCH-05] the colour of a part', () => {
  test.each([
    ['春の白い花と、秋の赤い実を楽しめる', ['!色 花 白', '!色 実 赤']],
    ['つやのある紫の葉に、黄色い花が咲く', ['!色 葉 紫', '!色 花 黄']],
    ['葉に赤い星形の花が咲く', ['!色 花 赤']],
    ['白い粉をまとう', []],
    ['赤玉土と黒松', []],
  ])('%s', (text, terms) => {
    expect(coloursInText(text).sort()).toEqual([...terms].sort());
  });

  test.each([
    ['purple', 'purple leaves', ['!色 葉 紫']],
    ['紫', '紫の花', ['!色 花 紫']],
    ['silver', 'silver', ['!色 花 銀', '!色 葉 銀', '!色 実 銀', '!色 姿 銀']],
    ['紺', '紺の器', ['!色 鉢 青']],
    ['blue', 'blue or purple flowers', ['!色 花 青', '!色 花 紫']],
  ])('%s of the query %s', (hue, query, terms) => {
    expect(coloursInQuery(hue, [], query).map(({ term }) => term)).toEqual(terms);
  });

  test('of two colours with a need each, none is of the other', () => {
    expect(coloursInQuery('red', ['white'], 'red and white flowers').map(({ term }) => term)).toEqual([
      '!色 花 赤',
    ]);
  });
});
