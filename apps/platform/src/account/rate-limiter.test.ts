import { describe, expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

describe('RateLimiter', () => {
  test('allows a maximum number in a sliding window, per key', () => {
    const limiter = new RateLimiter(2, 1000);
    const at = (ms: number) => new Date(ms);
    limiter.count('a', at(0));
    expect(limiter.isAllowed('a', at(100))).toBe(true);
    limiter.count('a', at(500));
    expect(limiter.isAllowed('a', at(900))).toBe(false);
    expect(limiter.isAllowed('b', at(900))).toBe(true);
    expect(limiter.isAllowed('a', at(1001))).toBe(true);
  });
});
