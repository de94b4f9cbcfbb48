import { expect, test } from 'vitest';
import { sampleTests } from './sample-tests';

const line = (title: string, project = 'desktop') => `  [${project}] › cart.spec.ts:1:1 › ${title}`;
const titlesOf = (lines: readonly string[]) => lines.map((text) => text.replace(/.* › /, ''));
const NONE = new Set<string>();

test('of a row that tests below prove one is chosen, of others two, and every test that names none', () => {
  const listed = [
    'Listing tests:',
    ...['[NAV-01] a', '[NAV-01] b', '[NAV-01] c', 'axe finds nothing'].map((title) => line(title)),
    ...['[LIST-02] d', '[LIST-02] e', '[LIST-02] f'].map((title) => line(title)),
    ...['[CART-10] g', '[CART-10] h', '[CART-10] i'].map((title) => line(title, 'mobile')),
    'Total: 10 tests in 1 file',
  ];
  expect(titlesOf(sampleTests(listed, new Set(['LIST-02', 'CART-10'])))).toEqual([
    '[NAV-01] a',
    '[NAV-01] b',
    'axe finds nothing',
    '[LIST-02] d',
    '[CART-10] g',
  ]);
});

test('a test of several rows counts for each, and is preferred to those of one', () => {
  const titles = [
    '[NAV-01] a',
    '[NAV-01] b',
    '[LIST-02] c',
    '[NAV-01] [LIST-02] the whole way',
    '[NAV-01] [LIST-02] back',
  ];
  const listed = titles.map((title) => line(title));
  expect(titlesOf(sampleTests(listed, NONE))).toEqual([
    '[NAV-01] [LIST-02] the whole way',
    '[NAV-01] [LIST-02] back',
  ]);
  expect(titlesOf(sampleTests(listed, new Set(['NAV-01', 'LIST-02'])))).toEqual([
    '[NAV-01] [LIST-02] the whole way',
  ]);
});

test('a test whose rows others already prove is not chosen, however many it names', () => {
  const titles = ['[NAV-01] [LIST-02] [SEO-01] a', '[NAV-01] [LIST-02] [SEO-01] b', '[SEO-02] [NAV-01] c'];
  const listed = titles.map((title) => line(title));
  expect(titlesOf(sampleTests(listed, new Set(['NAV-01', 'LIST-02', 'SEO-01', 'SEO-02'])))).toEqual([
    '[NAV-01] [LIST-02] [SEO-01] a',
    '[SEO-02] [NAV-01] c',
  ]);
});

test('every walk of a model is chosen, and stands for no row', () => {
  const walk = (machine: string) =>
    `[desktop] › models/models.spec.ts:30:3 › [NAV-01] the machine ${machine}`;
  const listed = [line('[NAV-01] a'), line('[NAV-01] b'), walk('cart'), walk('gate'), walk('mail')];
  const chosen = sampleTests(listed, new Set(['NAV-01']));
  expect(chosen.filter((text) => text.includes('machine'))).toHaveLength(3);
  expect(titlesOf(chosen)).toContain('[NAV-01] a');
});

test('the main road is selected under each condition', () => {
  const roads = ['translated', 'late', 'refused', 'cancelled'].map((condition) =>
    line(`[TRUTH-01] @${condition} the main road: from a list to the checkout`, condition),
  );
  const others = ['[TRUTH-01] [NAV-01] a', '[TRUTH-01] [NAV-01] b'].map((title) => line(title));
  const chosen = sampleTests([...others, ...roads], new Set(['TRUTH-01', 'NAV-01']));
  expect(chosen.filter((text) => text.includes('the main road'))).toHaveLength(4);
  // It proves its row, so that of the others only what proves another row is needed.
  expect(chosen).toHaveLength(5);
});

test.each([
  ['none of them is proven below', []],
  ['all of them are', ['NAV-01', 'LIST-02', 'SEO-01', 'SEO-02']],
])('no row is left without a test, where %s', (_, below) => {
  const titles = ['[NAV-01] [LIST-02] a', '[LIST-02] [SEO-01] b', '[SEO-01] [NAV-01] c', '[SEO-02] d'];
  const chosen = sampleTests(
    titles.map((title) => line(title)),
    new Set(below),
  ).join();
  for (const row of ['NAV-01', 'LIST-02', 'SEO-01', 'SEO-02']) expect(chosen).toContain(row);
});
