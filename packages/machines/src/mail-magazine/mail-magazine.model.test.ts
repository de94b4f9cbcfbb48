import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { mailMagazineModel } from './mail-magazine.model';

const { steps } = testModel(mailMagazineModel);

const isCoupon = (outcome: unknown) => (outcome as { ok: boolean }).ok;

describe('in every step of registering', () => {
  test('[MAIL-02] only what is an address is on its way, and none waits behind itself', () => {
    const sent = steps.filter(({ after }) => after.matches('submitting')).map(({ after }) => after.context);
    expect(new Set(sent.flatMap(({ address, next }) => [address, next]))).toEqual(
      new Set(['hana@example.com', 'midori@example.com', null]),
    );
    expect(sent.every(({ address, next }) => address !== null && address !== next)).toBe(true);
  });

  test('[MAIL-01] a coupon is shown exactly where an answer brought one', () => {
    const shown = steps.filter(
      ({ before, after }) => !before.matches('registered') && after.matches('registered'),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { happening } of shown) {
      expect(happening).toMatchObject({ kind: 'outcome', outcome: { ok: true } });
    }
    const brought = steps.filter(
      ({ happening }) => happening.kind === 'outcome' && isCoupon(happening.outcome),
    );
    expect(brought.filter(({ after }) => !after.matches('registered'))).toEqual([]);
  });

  test('[MAIL-03] a problem of the text is reported exactly while it stands there', () => {
    expect(steps.filter(({ after }) => after.matches('invalid') && after.context.problem === null)).toEqual(
      [],
    );
    expect(steps.filter(({ after }) => after.matches('idle') && after.context.problem !== null)).toEqual([]);
  });
});
