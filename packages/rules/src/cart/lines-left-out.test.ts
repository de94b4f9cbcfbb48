import { describe, expect, test } from 'vitest';
import type { GlobalId } from '../global-id';
import { yen } from '../yen';
import type { Cart } from './cart';
import { type DiscountRefusal, isDeadDiscount } from './discount-refusal';
import { linesLeftOut } from './lines-left-out';

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

describe('[MAIL-04] the lines a coupon leaves out', () => {
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
