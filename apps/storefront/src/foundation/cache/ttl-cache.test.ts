import { describe, expect, test, vi } from 'vitest';
import { TtlCache } from './ttl-cache';

describe('responses cached for some seconds', () => {
  test('share one request for all callers within them, concurrent ones too', async () => {
    let now = 1;
    const ask = vi.fn(async (key: number) => key * 2);
    const memory = new TtlCache(ask, () => now);
    expect(await Promise.all([memory.get(1), memory.get(1), memory.get(2)])).toEqual([2, 2, 4]);
    now = 5_001;
    expect(await memory.get(1)).toBe(2);
    expect(ask).toHaveBeenCalledTimes(2);
    now = 5_002;
    await memory.get(1);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('a failure is returned to waiting callers, and retried by the next', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('back');
    const memory = new TtlCache<string, string>(ask);
    await expect(memory.get('a')).rejects.toThrow('away');
    expect(await memory.get('a')).toBe('back');
  });

  test('cleared ones are requested again, and a pending response is not cached', async () => {
    const answers: ((text: string) => void)[] = [];
    const memory = new TtlCache<string, string>(() => new Promise((answer) => answers.push(answer)));
    const before = memory.get('a');
    memory.clear();
    const after = memory.get('a');
    answers[0]?.('old');
    answers[1]?.('new');
    expect([await before, await after, await memory.get('a')]).toEqual(['old', 'new', 'new']);
    expect(answers).toHaveLength(2);
  });

  test('have a bounded cache', async () => {
    const ask = vi.fn(async (key: number) => key);
    const memory = new TtlCache(ask, () => 0);
    for (let key = 0; key <= 2_000; key += 1) await memory.get(key);
    ask.mockClear();
    await memory.get(2_000);
    expect(ask).not.toHaveBeenCalled();
    await memory.get(0);
    expect(ask).toHaveBeenCalledOnce();
  });
});
