import { whenActive } from './inline/when-active';

/** Delay for a browser without idle callbacks. */
const REST_MS = 2_000;

/** Runs work once the page is loaded, somebody is on it (NEXT-01), and the browser is idle. */
export function whenAtRest(work: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, REST_MS);
  whenActive(() => {
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
}
