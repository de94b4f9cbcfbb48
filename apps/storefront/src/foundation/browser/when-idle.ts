import { whenActive } from './inline/when-active';

/** Delay for a browser without idle callbacks. */
const IDLE_FALLBACK_MS = 2_000;

/** Runs work once the page is loaded and active (NEXT-01), and the browser is idle. */
export function whenIdle(work: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, IDLE_FALLBACK_MS);
  whenActive(() => {
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  });
}
