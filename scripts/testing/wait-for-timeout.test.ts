import { expect, test, vi } from 'vitest';

test('a wait of a unit test takes longer than a second before it fails', async () => {
  const after =
    (ms: number, start = performance.now()) =>
    () =>
      performance.now() - start > ms;
  const [isLate, isLater] = [after(1_200), after(2_400)];
  await vi.waitFor(() => expect(isLate()).toBe(true));
  await expect.poll(isLater).toBe(true);
});
