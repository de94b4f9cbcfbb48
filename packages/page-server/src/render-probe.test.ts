import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HealthFault } from './health';
import { RenderGate } from './render-gate';
import { renderProbe } from './render-probe';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A probe of a gate with two slots. `AbortSignal.timeout` has its own clock, outside the fake timers. */
function probed(answer: (response: ServerResponse) => void = (response) => void response.end('page')) {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const gate = new RenderGate({ perMinute: 60, slots: 2, maxWaiting: 2, ceilingMs: 30_000 });
  const render = vi.fn(async (_: unknown, response: ServerResponse) => answer(response));
  const probe = renderProbe({ gate, render, path: '/small' });
  const look = async (waitMs = 1_000) => {
    const finding = probe.look().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(waitMs);
    return finding;
  };
  const hang = () => void gate.run('a', () => new Promise(() => undefined)).catch(() => undefined);
  return { gate, render, look, hang };
}

test("[OBS-02] a process is ready while it renders a page through the same queue as visitors' pages", async () => {
  const { look, render } = probed();
  expect(await look(0)).toEqual([null]);
  expect(render).toHaveBeenCalledOnce();
  expect(render.mock.calls[0]?.[0]).toMatchObject({ url: '/small' });
  for (let time = 0; time < 100; time += 1) expect(await look(0)).toEqual([null]);
});

test('[OBS-02] is not ready when no slot is free for the timeout; then recovers', async () => {
  const { look, hang, gate, render } = probed();
  hang();
  hang();
  expect(await look(), 'a burst').toEqual([null]);
  await vi.advanceTimersByTimeAsync(17_500);
  expect(await look(), 'a slow platform').toEqual([null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await look()).toEqual([expect.stringMatching(/^no slot was released for 2\d s$/)]);
  expect(render, 'probes leave nothing in the queue').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gate.stalledMs).toBe(0);
  expect(await look(0)).toEqual([null]);
});

test('[OBS-02] a full but moving queue is a burst, not a fault', async () => {
  const { look, gate } = probed();
  const turn = async () => {
    for (let time = 0; time < 60; time += 1)
      await gate.run('b', () => new Promise((resolve) => setTimeout(resolve, 500))).catch(() => undefined);
  };
  for (let index = 0; index < 4; index += 1) void turn();
  for (let time = 0; time < 25; time += 1) expect(await look()).toEqual([null]);
});

test('[OBS-02] a probe page that never completes is a fault, and occupies one slot only', async () => {
  const { look, render } = probed(() => undefined);
  expect(await look()).toEqual([null]);
  await vi.advanceTimersByTimeAsync(19_500);
  expect(await look(0)).toEqual([expect.stringContaining('no slot was released')]);
  expect(render).toHaveBeenCalledOnce();
});

test('[OBS-02] a failing page is reported with its status', async () => {
  const { look } = probed((response) => void response.writeHead(500).end());
  const fault = await look(0);
  expect(fault).toBeInstanceOf(HealthFault);
  expect(String(fault)).toContain('a page is answered with status 500');
});
