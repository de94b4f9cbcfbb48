/** Where a browser has no idle callback. */
const REST_MS = 2_000;

/** Does something once the page is loaded and the browser has nothing better to do. */
export function whenAtRest(work: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
