// @vitest-environment happy-dom
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { rulesOfLine } from '@shop/rules/delivery/rules-of-line';
import { jstDate } from '@shop/rules/jst-date';
import { mount } from '@shop/ui-kit/testing/mount';
import { translatePage } from '@shop/ui-kit/testing/translate-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { messages, messageTable } from '#foundation/i18n/messages.ts';
import { dayWords } from './variant-delivery-rules';

const VARIANTS = [
  { globalId: 'a', quantity: 3 },
  { globalId: 'b', quantity: 3 },
  { globalId: 'c', quantity: 0 },
];
let chosen = VARIANTS[0];
vi.mock('./variant-choice', () => ({ useVariantChoice: () => ({ variants: VARIANTS, chosen }) }));
const { DeliveryDays } = await import('./DeliveryDays');

const m = messages('ja');
const WORDS = dayWords(messages('ja'));
const NOTE = m.product.deliveryNote({ from: 10, to: 24 });
const rulesOf = (sku: string) =>
  rulesOfLine({ sku, productId: 1 }, BUILT_DELIVERY_RULES, jstDate(2026, 11, 26));
const days = (rules = [rulesOf('plain')]) => (
  <DeliveryDays note={NOTE} rules={rules} words={WORDS} messages={messageTable('buy', 'ja')} />
);

beforeEach(() => {
  chosen = VARIANTS[0];
  vi.useFakeTimers({ now: Date.parse('2026-11-26T23:59:00+09:00') });
});
afterEach(() => vi.useRealTimers());

test('[DLV-09] the server renders no date: the page is cached, and may have no JavaScript', () => {
  const html = renderToStaticMarkup(days());
  expect(
    html
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean),
  ).toEqual([NOTE, m.product.deliveryHint]);
});

test('[DLV-09] the browser shows the days as of today in Japan, and updates at midnight there', () => {
  const { root, act, unmount } = mount(days());
  expect(root.textContent).toContain('12月6日(日)〜12月20日(日)');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(root.textContent).toContain('12月7日(月)〜12月21日(月)');
  unmount();
});

test('[DLV-09] [PERF-02] a browser loads no date library for them', () => {
  const read = vi.spyOn(Intl, 'DateTimeFormat');
  const { root, unmount } = mount(days());
  expect(root.textContent).toContain('12月6日(日)〜12月20日(日)');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  unmount();
});

test('[DLV-09] they follow the selected variant; a sold-out one has none', () => {
  const rules = [rulesOf('plain'), rulesOf('toytp500101'), rulesOf('plain')];
  const { root, rerender, unmount } = mount(days(rules));
  expect(root.textContent).toContain('12月6日(日)〜');
  chosen = VARIANTS[1];
  rerender(days([...rules]));
  expect(root.textContent).toContain('12月9日(水)〜12月19日(土)にお届け(日曜日・月曜日・火曜日を除く)');
  chosen = VARIANTS[2];
  rerender(days([...rules]));
  expect(root.textContent).toBe(m.product.deliveryNoteSoldOut);
  unmount();
});

test('[TRANS-01] on a translated page the days still update', async () => {
  onTestFinished(translatePage());
  const { root, act, unmount } = mount(days());
  await vi.advanceTimersByTimeAsync(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(root.textContent).toContain('12月7日(月)〜12月21日(月)');
  unmount();
});
