import { expect, test } from 'vitest';
import { sampleTests } from './sample-tests';

const line = (title: string, project = 'desktop') => `  [${project}] › cart.spec.ts:1:1 › ${title}`;

test('two tests of a row are chosen, three of a row about money, and every test that names none', () => {
  const listed = [
    'Listing tests:',
    ...['[NAV-01] a', '[NAV-01] b', '[NAV-01] c', 'axe finds nothing'].map((title) => line(title)),
    ...['[CART-10] d', '[CART-10] e', '[CART-10] f', '[CART-10] g'].map((title) => line(title, 'mobile')),
    'Total: 8 tests in 1 file',
  ];
  expect(sampleTests(listed).map((text) => text.replace(/.* › /, ''))).toEqual([
    '[NAV-01] a',
    '[NAV-01] b',
    'axe finds nothing',
    '[CART-10] d',
    '[CART-10] e',
    '[CART-10] f',
  ]);
});

test('a test of several rows stands for each of them, and is chosen before those of one', () => {
  const titles = [
    '[NAV-01] a',
    '[NAV-01] b',
    '[LIST-02] c',
    '[NAV-01] [LIST-02] the whole way',
    '[NAV-01] [LIST-02] back',
  ];
  expect(sampleTests(titles.map((title) => line(title))).map((text) => text.replace(/.* › /, ''))).toEqual([
    '[NAV-01] [LIST-02] the whole way',
    '[NAV-01] [LIST-02] back',
  ]);
});

test('every walk of a model is chosen', () => {
  const walk = (machine: string) =>
    `[desktop] › models/models.spec.ts:30:3 › [NAV-01] the machine ${machine}`;
  const listed = [line('[NAV-01] a'), line('[NAV-01] b'), walk('cart'), walk('gate'), walk('mail')];
  expect(sampleTests(listed).filter((text) => text.includes('machine'))).toHaveLength(3);
});

test('no row is left without a test', () => {
  const titles = ['[NAV-01] [LIST-02] a', '[LIST-02] [SEO-01] b', '[SEO-01] [NAV-01] c', '[SEO-02] d'];
  const chosen = sampleTests(titles.map((title) => line(title))).join();
  for (const row of ['NAV-01', 'LIST-02', 'SEO-01', 'SEO-02']) expect(chosen).toContain(row);
});
