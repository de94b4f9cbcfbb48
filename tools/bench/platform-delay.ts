import type { ShopUnderTest } from '../../scripts/testing/shop-under-test';

/** Runs something while the platform answers so many milliseconds late; its calls are counted from there. */
export async function withPlatformDelay<Value>(
  { platformUrl }: ShopUnderTest,
  latencyMs: number,
  run: (calls: () => Promise<number>) => Promise<Value>,
): Promise<Value> {
  const faults = `${platformUrl}/__faults`;
  await fetch(faults, { method: 'DELETE' });
  await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ latencyMs }),
  });
  try {
    return await run(async () => {
      const { calls } = (await (await fetch(faults)).json()) as { calls: Record<string, number> };
      return Object.values(calls).reduce((sum, count) => sum + count, 0);
    });
  } finally {
    await fetch(faults, { method: 'DELETE' });
  }
}
