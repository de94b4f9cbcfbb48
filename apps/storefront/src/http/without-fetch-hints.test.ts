import { expect, test } from 'vitest';
import { withoutFetchHints } from './without-fetch-hints';

const cut = (text: string) => withoutFetchHints(Buffer.from(text)).toString();

test('hints to fetch sheets and pictures are left out, other rows stay byte for byte', () => {
  const rows = ['1:"$Sreact.fragment"', '0:{"名":"モンステラ"}', ''];
  const hints = [
    ':HL["/_next/static/css/a1.css","style"]',
    ':HL["/images/hero.jpg","image",{"fetchPriority":"high"}]',
  ];
  expect(cut([hints[0], rows[0], hints[1], ...rows.slice(1)].join('\n'))).toBe(rows.join('\n'));
});

test('the same words inside a row are no hint', () => {
  const row = '2:["$","p",null,{"children":":HL[\\"/_next/static/css/a1.css\\"]"}]\n';
  expect(cut(row)).toBe(row);
});

test('data without hints is handed on as it is', () => {
  const body = Buffer.from('0:{}\n');
  expect(withoutFetchHints(body)).toBe(body);
});
