import { describe, expect, test } from 'vitest';
import { FaultPlan } from './fault-plan.ts';

describe('FaultPlan', () => {
  test('matches by name, counts down, and resets', () => {
    const plan = new FaultPlan();
    plan.add({ status: 500, operations: ['A'], times: 1 });
    plan.add({ latencyMs: 1 });
    expect(plan.take('B')).toEqual([{ latencyMs: 1 }]);
    expect(plan.take('A')).toHaveLength(2);
    expect(plan.take('A')).toHaveLength(1);
    plan.clear();
    expect(plan.take('A')).toEqual([]);
  });

  test('records the latest operations with their variables, until reset', () => {
    const plan = new FaultPlan();
    plan.take('First', { handle: 'a' });
    plan.take('Then');
    expect(plan.asked()).toEqual([
      { operation: 'First', variables: { handle: 'a' } },
      { operation: 'Then', variables: {} },
    ]);
    for (let count = 0; count < 1_000; count += 1) plan.take('Many', { count });
    expect(plan.asked()).toHaveLength(1_000);
    expect(plan.asked()[0]).toEqual({ operation: 'Many', variables: { count: 0 } });
    plan.clear();
    expect(plan.asked()).toEqual([]);
  });
});
