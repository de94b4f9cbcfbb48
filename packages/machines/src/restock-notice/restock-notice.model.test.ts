import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { restockNoticeModel } from './restock-notice.model';

const { steps } = testModel(restockNoticeModel);

describe('in every step of leaving a wish', () => {
  test('[RESTOCK-01] only a wish with an address is on its way, and none waits behind itself', () => {
    const wishes = steps.filter(({ after }) => after.matches('submitting')).map(({ after }) => after.context);
    expect(wishes.every(({ wish }) => wish?.address === 'hana@example.com')).toBe(true);
    expect(wishes.every(({ wish, next }) => wish?.variantId !== next?.variantId)).toBe(true);
  });

  test('[RESTOCK-01] success is told after a good answer only', () => {
    const told = steps.filter(
      ({ before, after }) => !before.matches('registered') && after.matches('registered'),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const { happening } of told) {
      expect(happening).toMatchObject({ kind: 'outcome', outcome: { ok: true } });
    }
  });

  test('[RESTOCK-01] that a variant is in stock is told when the shop said so, and then only', () => {
    const told = steps.filter(({ before, after }) => !before.matches('inStock') && after.matches('inStock'));
    expect(told.length).toBeGreaterThan(0);
    for (const { happening } of told) {
      expect(happening).toMatchObject({ kind: 'outcome', outcome: { ok: false, error: 'inStock' } });
    }
  });
});
