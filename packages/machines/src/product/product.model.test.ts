import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { productModel } from './product.model';
import { productView } from './product-view';

const { steps } = testModel(productModel);

describe('in every step of buying on a page', () => {
  test('[PROD-05] what is asked for is at least one and in stock', () => {
    const wrong = steps.filter(({ after: { context } }) =>
      [context.add, ...context.queue].some(
        (add) => add !== null && !(add.line.quantity >= 1 && add.line.quantity <= 5),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('[PROD-08] a failure is always told', () => {
    const silent = steps.filter(
      ({ after }) => after.matches('failed') && productView(after.context).told?.outcome?.ok !== false,
    );
    expect(silent).toEqual([]);
  });

  test('[PROD-04] another choice never changes what was pressed', () => {
    const chosen = steps.filter(
      ({ happening }) => happening.kind === 'event' && happening.event.type === 'variant.choose',
    );
    expect(chosen.length).toBeGreaterThan(0);
    const changed = chosen.filter(
      ({ before, after }) =>
        before.context.add !== after.context.add || before.context.queue !== after.context.queue,
    );
    expect(changed).toEqual([]);
  });
});
