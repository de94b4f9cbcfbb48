// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

test('[NEXT-01] what measures a page waits until somebody is on it', () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const measure = vi.fn();
  Object.assign(document, { prerendering: true });
  whenIdle(measure);
  expect(measure).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(measure).toHaveBeenCalledOnce();
  whenIdle(measure);
  expect(measure).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
