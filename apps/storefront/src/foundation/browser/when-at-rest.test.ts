// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whenAtRest } from './when-at-rest';

test('[NEXT-01] what measures a page waits until somebody is on it', () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const measure = vi.fn();
  Object.assign(document, { prerendering: true });
  whenAtRest(measure);
  expect(measure).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(measure).toHaveBeenCalledOnce();
  whenAtRest(measure);
  expect(measure).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
