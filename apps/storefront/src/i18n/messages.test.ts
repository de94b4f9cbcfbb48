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

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('messages', () => {
  test('[ROUTE-16] both languages have the same keys', () => {
    expect(leaves(en).map(([key]) => key)).toEqual(leaves(ja).map(([key]) => key));
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

  test('every message can be said with its values', () => {
    for (const [key, text] of leaves(ja)) {
      const values = Object.fromEntries(holes(text).map((name) => [name, '1']));
      expect(words('ja')(key as MessageKey, values), key).not.toContain('{');
    }
  });
});
