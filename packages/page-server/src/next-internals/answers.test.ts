import { expect, test } from 'vitest';
import { stripPreloads } from './answers';

const cut = (text: string) => stripPreloads(Buffer.from(text)).toString();

test('[PERF-05] style sheet hints stay in the data, image hints are removed, other rows are unchanged', () => {
  const rows = ['1:"$Sreact.fragment"', '0:{"名":"モンステラ"}', ''];
  const [sheet, picture, crossOrigin] = [
    ':HL["/_next/static/css/a1.css","style"]',
    ':HL["/images/hero.jpg","image",{"fetchPriority":"high"}]',
    ':HL["/_next/static/css/b2.css","style",{"crossOrigin":""}]',
  ];
  expect(cut([sheet, rows[0], picture, crossOrigin, ...rows.slice(1)].join('\n'))).toBe(
    [
      ':HS["/_next/static/css/a1.css","next"]',
      rows[0],
      ':HS["/_next/static/css/b2.css","next"]',
      ...rows.slice(1),
    ].join('\n'),
  );
});

test('[PERF-05] the same text inside a row is not a hint', () => {
  const row = '2:["$","p",null,{"children":":HL[\\"/_next/static/css/a1.css\\"]"}]\n';
  expect(cut(row)).toBe(row);
});

test('[PERF-05] data without hints is unchanged', () => {
  const body = Buffer.from('0:{}\n');
  expect(stripPreloads(body)).toBe(body);
});
