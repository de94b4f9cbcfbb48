import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import en from '../../messages/en.json';
import ja from '../../messages/ja.json';
import { type MessageKey, words } from './words';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}

/** The shop's code: where a message is said. */
const ROOT = join(import.meta.dirname, '..');
/** Messages that a page chooses by what its address names. */
const CHOSEN_BY_HANDLE = /^meta\.policies\./;

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('messages', () => {
  test('[ROUTE-16] both languages have the same keys', () => {
    expect(leaves(en).map(([key]) => key)).toEqual(leaves(ja).map(([key]) => key));
  });

  // That they are said where they should be is what the goldens hold (e2e/screen-values.spec.ts, browser-words.test.ts).
  test('no message is left over: the code names each', () => {
    const source = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join();
    const unsaid = leaves(ja)
      .map(([key]) => key)
      .filter((key) => !source.includes(`'${key}'`) && !source.includes(`ja.${key}`))
      .filter((key) => !CHOSEN_BY_HANDLE.test(key));
    expect(unsaid).toEqual([]);
  });

  test('no message is empty, and what is filled in is known in Japanese too', () => {
    const japanese = new Map(leaves(ja));
    for (const [key, text] of leaves(en)) {
      expect(text.trim(), key).not.toBe('');
      const known = new Set(['store', 'brand', 'company', ...holes(japanese.get(key) ?? '')]);
      for (const hole of holes(text)) expect(known, key).toContain(hole);
    }
  });

  test('the name of the shop stands in one place of the code, not in its words', () => {
    expect(JSON.stringify([ja, en])).not.toMatch(/komoreno|コモレノ/i);
    expect(words('ja')('common.storeName')).toBe('コモレノ STORE');
  });

  test('[ROUTE-16] one of something is not several in English', () => {
    const t = words('en');
    expect(t('list.count', { n: 1 })).toBe('1 product');
    expect(t('list.count', { n: 1234 })).toBe('1,234 products');
    expect(t('review.count', { n: 1 })).toBe('1 review');
    expect(t('product.reviewCount', { n: 2 })).toBe('2 reviews');
    // where the browser fills in the number there is no choosing between the two
    const pieces = leaves(en).filter(([, text]) => /\{n\} (item|product|review|suggestion)s/.test(text));
    expect(pieces).toEqual([]);
  });

  test('every message can be said with its values', () => {
    for (const [key, text] of leaves(ja)) {
      const values = Object.fromEntries(holes(text).map((name) => [name, '1']));
      expect(words('ja')(key as MessageKey, values), key).not.toContain('{');
    }
  });
});
