import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { mailMagazineModel } from './mail-magazine.model';

const { steps } = testModel(mailMagazineModel);

const isCoupon = (outcome: unknown) => (outcome as { ok: boolean }).ok;

describe('in every state of registration', () => {
  test('[MAIL-02] only a valid address is sent, and no duplicate is queued', () => {
    const sent = steps.filter(({ after }) => after.matches('submitting')).map(({ after }) => after.context);
    expect(new Set(sent.flatMap(({ address, next }) => [address, next]))).toEqual(
      new Set(['hana@example.com', 'midori@example.com', null]),
    );
    expect(sent.every(({ address, next }) => address !== null && address !== next)).toBe(true);
  });

  test('[MAIL-01] a coupon is shown exactly when a response contains one', () => {
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

  test('[MAIL-03] a validation error is shown exactly while the text is unchanged', () => {
    expect(steps.filter(({ after }) => after.matches('invalid') && after.context.problem === null)).toEqual(
      [],
    );
    expect(steps.filter(({ after }) => after.matches('idle') && after.context.problem !== null)).toEqual([]);
  });
});
