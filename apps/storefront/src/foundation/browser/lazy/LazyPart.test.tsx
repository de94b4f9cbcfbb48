// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyModule } from '../lazy-module';
import { LazyPart } from './LazyPart';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('[CART-04] a part waits for its code, shows an error when loading fails, is retried, and then renders at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn(async () => ({ Part: () => <p>part</p> }))
    .mockRejectedValueOnce(new TypeError('offline'));
  const code = lazyModule(load);
  const part = (
    <LazyPart
      code={code}
      fallback="loading"
      error={(retry) => (
        <button type="button" onClick={retry}>
          retry
        </button>
      )}
    >
      {({ Part }) => <Part />}
    </LazyPart>
  );
  const drawn: (string | null)[] = [];
  const place = document.body.appendChild(document.createElement('main'));
  const watcher = new MutationObserver(() => drawn.push(place.textContent));
  watcher.observe(place, { childList: true, subtree: true, characterData: true });

  const root = createRoot(place);
  await act(() => root.render(part));
  expect(place.textContent).toBe('retry');
  await act(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => root.unmount());

  const again = createRoot(place);
  drawn.length = 0;
  await act(() => again.render(part));
  expect(drawn.filter((text) => text !== '')).toEqual(['part']);
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => again.unmount());
  watcher.disconnect();
});
