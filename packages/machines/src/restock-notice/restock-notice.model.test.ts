import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { restockNoticeModel } from './restock-notice.model';

const { steps } = testModel(restockNoticeModel);

describe('in every state of the form', () => {
  test('[RESTOCK-01] only a request with an address is sent, and no duplicate is queued', () => {
    const requests = steps
      .filter(({ after }) => after.matches('submitting'))
      .map(({ after }) => after.context);
    expect(requests.every(({ request }) => request?.address === 'hana@example.com')).toBe(true);
    expect(requests.every(({ request, next }) => request?.variantId !== next?.variantId)).toBe(true);
  });

  test('[RESTOCK-01] success is reported after a successful response only', () => {
    const result = steps.filter(
      ({ before, after }) => !before.matches('registered') && after.matches('registered'),
    );
    expect(result.length).toBeGreaterThan(0);
    for (const { happening } of result) {
      expect(happening).toMatchObject({ kind: 'outcome', outcome: { ok: true } });
    }
  });

  test('[RESTOCK-01] that a variant is in stock is reported exactly when the server responds so', () => {
    const result = steps.filter(
      ({ before, after }) => !before.matches('inStock') && after.matches('inStock'),
    );
    expect(result.length).toBeGreaterThan(0);
    for (const { happening } of result) {
      expect(happening).toMatchObject({ kind: 'outcome', outcome: { ok: false, error: 'inStock' } });
    }
  });
});
