import { expect, test } from 'vitest';
import { withoutStyleHints } from './without-style-hints';

const cut = (text: string) => withoutStyleHints(Buffer.from(text)).toString();

test('hints to fetch style sheets are left out, other rows stay byte for byte', () => {
  const rows = ['1:"$Sreact.fragment"', ':HL["/images/hero.jpg","image"]', '0:{"名":"モンステラ"}', ''];
  const hinted = [':HL["/_next/static/css/a1.css","style"]', ...rows.slice(0, 2)];
  expect(cut([...hinted, ':HL["/_next/static/css/b2.css","style"]', ...rows.slice(2)].join('\n'))).toBe(
    rows.join('\n'),
  );
});

test('the same words inside a row are no hint', () => {
  const row = '2:["$","p",null,{"children":":HL[\\"/_next/static/css/a1.css\\"]"}]\n';
  expect(cut(row)).toBe(row);
});

test('data without hints is handed on as it is', () => {
  const body = Buffer.from('0:{}\n');
  expect(withoutStyleHints(body)).toBe(body);
});
