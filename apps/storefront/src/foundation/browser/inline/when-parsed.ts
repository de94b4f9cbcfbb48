/** Runs a callback when the page's HTML is parsed, before the next paint. */
export function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}
