/**
 * Recovers from style sheets that load on intent and failed: React keeps a promise of each, whose rejection is unhandled. The rejection is
 * suppressed, and the sheets are requested again. The first retry is immediate, since unstyled content may cover what is to be pressed.
 * Later ones follow once there is a network, or at the next press.
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
