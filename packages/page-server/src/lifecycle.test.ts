import { expect, test, vi } from 'vitest';

test('[OPS-05] termination is signalled to every copy of the module, and is irreversible', async () => {
  const server = await import('./lifecycle');
  vi.resetModules();
  const bundle = await import('./lifecycle');
  expect(bundle.isDraining).not.toBe(server.isDraining);
  expect(bundle.isDraining()).toBe(false);
  server.startDraining();
  expect(bundle.isDraining()).toBe(true);
  bundle.startDraining();
  expect(server.isDraining()).toBe(true);
});
