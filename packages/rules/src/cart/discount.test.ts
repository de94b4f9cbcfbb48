import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlobalId } from '../global-id';
import { yen } from '../yen';
import type { Cart, DiscountRefusal } from './cart';
import {
  codesIn,
  couponsOf,
  DISCOUNT_CODE_MAX,
  discountCodesToSend,
  discountKey,
  isDeadDiscount,
  isSameDiscountCode,
  linesLeftOut,
  parseDiscountCode,
  requestDiscount,
} from './discount';

describe('[CART-06] a typed discount code', () => {
  test.each([
    ['APP10', 'APP10'],
    ['  app10\n', 'app10'],
    ['ＡＰＰ１０', 'APP10'],
    ['春の感謝祭', '春の感謝祭'],
    ['MMSP15-7KQ2', 'MMSP15-7KQ2'],
    ['ＭＭＳＰ１５ー７ＫＱ２', 'MMSP15-7KQ2'],
    ['MMSP15\u20117KQ2\u200B', 'MMSP15-7KQ2'],
    ['SUMMER_10~', 'SUMMER_10~'],
    ['サマーセール', 'サマーセール'],
    ['サマーセール10', 'サマーセール10'],
    ['SALEサマー', 'SALEサマー'],
    ['a b', 'a b'],
    ['x'.repeat(DISCOUNT_CODE_MAX), 'x'.repeat(DISCOUNT_CODE_MAX)],
  ])('%j is parsed as %j', (typed, code) => {
    expect(parseDiscountCode(typed)).toBe(code);
  });

  test.each(['', '   ', '\u3000', 'x'.repeat(DISCOUNT_CODE_MAX + 1), 'a\u0000b', 'a\nb', 'a\ud83c'])(
    '%j is not a code',
    (typed) => {
      expect(parseDiscountCode(typed)).toBeNull();
    },
  );

  test('is equal in any width and case', () => {
    expect(isSameDiscountCode('app10', ' ＡＰＰ１０')).toBe(true);
    expect(isSameDiscountCode('mmsp15ー7kq2', 'MMSP15-7KQ2')).toBe(true);
    expect(isSameDiscountCode('app10', 'app11')).toBe(false);
  });

  test('parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const code = parseDiscountCode(typed);
        expect(code === null || parseDiscountCode(code) === code).toBe(true);
        expect((code ?? '').length).toBeLessThanOrEqual(DISCOUNT_CODE_MAX);
      }),
    );
  });
});

describe('[CART-06] the list of codes to send', () => {
  const held = [
    { code: 'APP10', applicable: true },
    { code: 'OLD', applicable: false },
  ];

  test('keeps applicable ones, adds requested ones, omits inapplicable ones', () => {
    expect(discountCodesToSend(held, requestDiscount({}, 'NEW', true))).toEqual(['APP10', 'NEW']);
  });

  test('a removed code is omitted, in any case', () => {
    expect(discountCodesToSend(held, requestDiscount({}, 'app10', false))).toEqual([]);
  });

  test('a code is never sent twice, which the platform rejects', () => {
    expect(discountCodesToSend(held, requestDiscount({}, 'app10', true))).toEqual(['app10']);
  });

  test('the last request about a code counts', () => {
    const preferences = requestDiscount(requestDiscount({}, 'NEW', true), 'new', false);
    expect(discountCodesToSend(held, preferences)).toEqual(['APP10']);
  });
});

const line = (id: string, discountCodes?: readonly string[], quantity = 1) => ({
  globalId: id as GlobalId,
  quantity,
  ...(discountCodes && { discountCodes }),
});
const applied: Cart['discountCodes'][number] = { code: 'APP10', applicable: true };
const refused = (refusal?: DiscountRefusal): Cart['discountCodes'][number] => ({
  code: 'OTHER',
  applicable: false,
  ...(refusal && { refusal }),
});

describe('[MAIL-04] the lines that a coupon excludes', () => {
  test.each<
    [
      sentence: string,
      codes: Cart['discountCodes'],
      lines: ReturnType<typeof line>[],
      leftOut: string[],
      isPartly: boolean,
    ]
  >([
    ['those that get nothing while others do', [applied], [line('a', ['app10']), line('b', [])], ['b'], true],
    ['none where all get something', [applied], [line('a', ['APP10']), line('b', ['APP10'])], [], false],
    ['none where the code is taken off the whole cart', [applied], [line('a', []), line('b')], [], false],
    [
      'none that gets one of two codes',
      [applied, { code: 'SECOND', applicable: true }],
      [line('a', ['SECOND']), line('b', ['APP10'])],
      [],
      false,
    ],
    ['none that is sold out', [applied], [line('a', ['APP10']), line('b', [], 0)], [], false],
    ['another code’s allocation does not count', [applied], [line('a', ['AUTO']), line('b')], [], false],
    ['all where nothing qualifies', [refused({ kind: 'noEntitledLines' })], [line('a')], ['a'], false],
    [
      'none of a code that takes its part, whatever another says',
      [applied, refused({ kind: 'noEntitledLines' })],
      [line('a')],
      [],
      false,
    ],
    ['none where a code does not apply for another reason', [refused()], [line('a')], [], false],
    ['none without a code', [], [line('a')], [], false],
  ])('%s', (_sentence, discountCodes, lines, leftOut, isPartly) => {
    const result = linesLeftOut({ discountCodes, lines });
    expect([...result.lineIds]).toEqual(leftOut);
    expect(result.isPartly).toBe(isPartly);
  });
});

describe('[CART-06] the coupons of a cart', () => {
  const expired: DiscountRefusal = { kind: 'expired' };
  const tooLittle: DiscountRefusal = { kind: 'belowMinimum', minimum: yen(3_000) };
  const held: Cart['discountCodes'] = [
    { code: 'UNEXPLAINED', applicable: false },
    { code: 'DEAD', applicable: false, refusal: expired },
    { code: 'APP10', applicable: true },
    { code: 'LATER', applicable: false, refusal: tooLittle },
  ];

  test('are the applied ones, the others with their reason, then those being sent', () => {
    const coupons = couponsOf(held, requestDiscount({}, 'NEW', true));
    expect(coupons).toEqual([
      { code: 'APP10', state: 'applied' },
      { code: 'UNEXPLAINED', state: 'inapplicable', refusal: undefined },
      { code: 'DEAD', state: 'dead', refusal: expired },
      { code: 'LATER', state: 'inapplicable', refusal: tooLittle },
      { code: 'NEW', state: 'pending' },
    ]);
    expect(codesIn(coupons, 'inapplicable')).toEqual(['UNEXPLAINED', 'LATER']);
  });

  test('omit a code being removed, and show one being sent again once', () => {
    const requests = requestDiscount(requestDiscount({}, 'app10', false), 'dead', true);
    expect(couponsOf(held.slice(1, 3), requests)).toEqual([{ code: 'dead', state: 'pending' }]);
    expect(discountKey('ａｐｐ10')).toBe('APP10');
  });
});

describe('[CART-06] a code that can never apply', () => {
  test.each<[DiscountRefusal, boolean]>([
    [{ kind: 'notFound' }, true],
    [{ kind: 'expired' }, true],
    [{ kind: 'stopped' }, true],
    [{ kind: 'usedUp' }, true],
    [{ kind: 'usedByCustomer' }, true],
    [{ kind: 'alreadyApplied' }, true],
    [{ kind: 'notStarted' }, false],
    [{ kind: 'belowMinimum', minimum: yen(3_000) }, false],
    [{ kind: 'noEntitledLines' }, false],
    [{ kind: 'notCombinable', appliedCode: 'A' }, false],
  ])('%j: %s', (refusal, isDead) => {
    expect(isDeadDiscount(refusal)).toBe(isDead);
  });
});
