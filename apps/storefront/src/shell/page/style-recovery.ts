/**
 * Style sheets that come on intent and could not be loaded: React keeps a promise of each, and nobody handles its failure. Nothing
 * is thrown then, and they are asked for again: each once at once, as what was lost on its way may lie over what is to be pressed, then as soon
 * as there is a network, or the shopper presses something.
 */
export function recoverStyles(signal: AbortSignal): void {
  const failed = new Set<HTMLLinkElement>();
  const askedAgain = new Set<string>();
  window.addEventListener(
    'unhandledrejection',
    (event) => {
      const { reason } = event;
      if (!(reason instanceof Event && reason.target instanceof HTMLLinkElement)) return;
      event.preventDefault();
      failed.add(reason.target);
      if (askedAgain.has(reason.target.href)) return;
      askedAgain.add(reason.target.href);
      loadAgain();
    },
    { signal },
  );
  const loadAgain = () => {
    if (!navigator.onLine) return;
    for (const link of [...failed]) {
      failed.delete(link);
      const next = document.createElement('link');
      for (const { name, value } of link.attributes) next.setAttribute(name, value);
      next.addEventListener('error', () => failed.add(next));
      link.replaceWith(next);
    }
  };
  window.addEventListener('online', loadAgain, { signal });
  document.addEventListener('click', loadAgain, { signal, capture: true });
}
