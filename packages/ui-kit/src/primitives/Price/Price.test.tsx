import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDigits } from './format-digits.ts';
import { Price } from './Price.tsx';

const text = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  [0, '0'],
  [680, '680'],
  [1280, '1,280'],
  [28600, '28,600'],
  [1234567, '1,234,567'],
])('%i yen is formatted as %s', (amount, written) => {
  expect(formatDigits(amount)).toBe(written);
});

test('[PROD-03] a sale labels both prices, and strikes through the old one', () => {
  const markup = renderToStaticMarkup(
    <Price
      amount={6480}
      from="{price}〜"
      compareAt={7480}
      taxNote="税込"
      saleLabel="セール価格"
      wasLabel="通常価格"
    />,
  );
  expect(text(markup)).toBe('セール価格 ¥ 6,480〜 税込 通常価格 ¥7,480');
  expect(markup).toContain('<s ');
});

test('[CARD-01] the lowest of several prices is formatted for the language', () => {
  const markup = renderToStaticMarkup(<Price amount={2980} from="from {price}" taxNote="tax included" />);
  expect(text(markup)).toBe('from ¥ 2,980 tax included');
});

test('[PROD-03] without a compare-at price nothing is struck through', () => {
  const markup = renderToStaticMarkup(
    <Price amount={6480} compareAt={null} taxNote="税込" saleLabel="セール価格" />,
  );
  expect(text(markup)).toBe('¥ 6,480 税込');
});
