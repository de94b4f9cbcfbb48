import { describe, expect, test } from 'vitest';
import { type GiftCard, hashOfCode, isUsable, spend } from './gift-card.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const card = (change: Partial<GiftCard> = {}): GiftCard => ({
  id: 1,
  codeHash: '',
  lastCharacters: 'abcd',
  initialValue: 5_000,
  balance: 3_000,
  note: null,
  expiresAt: null,
  disabledAt: null,
  createdAt: NOW,
  ...change,
});

describe('gift cards', () => {
  test('pay in order, and no more than the amount due', () => {
    const amounts = (total: number) =>
      spend([card(), card({ id: 2, balance: 1_000 })], total).map(({ amount }) => amount);
    expect([amounts(2_000), amounts(3_500), amounts(9_000), amounts(0)]).toEqual([
      [2_000, 0],
      [3_000, 500],
      [3_000, 1_000],
      [0, 0],
    ]);
  });

  test.each([
    [{}, true],
    [{ balance: 0 }, false],
    [{ disabledAt: NOW }, false],
    [{ expiresAt: NOW }, false],
    [{ expiresAt: new Date(NOW.getTime() + 1) }, true],
  ])('with %j can pay: %s', (change, usable) => {
    expect(isUsable(card(change), NOW)).toBe(usable);
  });

  test('a code is normalised independent of spelling', () => {
    expect(hashOfCode('ＡＢＣＤーＥＦ１２\u200B－ＧＨ')).toBe(hashOfCode('abcdef12gh'));
    expect(hashOfCode(' ABCD-ef12 ｇh')).toBe(hashOfCode('abcdef12gh'));
    expect(hashOfCode('abcdef12gi')).not.toBe(hashOfCode('abcdef12gh'));
  });
});
