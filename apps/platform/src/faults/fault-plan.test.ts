import { describe, expect, test } from 'vitest';
import { FaultPlan } from './fault-plan.ts';

describe('FaultPlan', () => {
  test('meets by name, counts down, and clears', () => {
    const plan = new FaultPlan();
    plan.add({ status: 500, operations: ['A'], times: 1 });
    plan.add({ latencyMs: 1 });
    expect(plan.take('B')).toEqual([{ latencyMs: 1 }]);
    expect(plan.take('A')).toHaveLength(2);
    expect(plan.take('A')).toHaveLength(1);
    plan.clear();
    expect(plan.take('A')).toEqual([]);
  });
});
