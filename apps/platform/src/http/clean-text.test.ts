import { describe, expect, test } from 'vitest';
import { cleanJson, cleanText } from './clean-text.ts';

describe('cleanText', () => {
  test.each([
    ['', ''],
    ['パキラ 🌵 \u202E', 'パキラ 🌵 \u202E'],
    ['a\u0000b', 'a\uFFFDb'],
    ['a\uD83Db\uDC00', 'a\uFFFDb\uFFFD'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('cleanJson', () => {
  test('leaves a valid value unchanged', () => {
    const value = { a: ['🌵', 1, null], b: undefined };
    expect(cleanJson(value)).toBe(value);
    expect(cleanJson(undefined)).toBe(undefined);
  });

  test('cleans values and keys at any depth', () => {
    expect(cleanJson({ 'k\u0000': [{ v: '\uD800' }, 5] })).toEqual({ 'k\uFFFD': [{ v: '\uFFFD' }, 5] });
  });

  test('a text that only resembles an escape stays', () => {
    expect(cleanJson({ a: '\\u0000' })).toEqual({ a: '\\u0000' });
  });
});
