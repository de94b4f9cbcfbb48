/**
 * Loads style sheets and the icons' file again when they were lost (FAULT-05): at once, since unstyled content may cover what is to be
 * pressed and a button may have nothing but its icon; later once there is a network, or at the next press.
 */
const failedElements = new Set<Element>();
const askedAgain = new WeakSet<Element>();

function recordFailure(element: Element): void {
  failedElements.add(element);
  if (askedAgain.has(element)) return;
  askedAgain.add(element);
  loadAgain();
}

function loadAgain(): void {
  if (!navigator.onLine) return;
  for (const element of [...failedElements]) {
    failedElements.delete(element);
    if (element instanceof HTMLLinkElement) {
      const next = element.cloneNode() as Element;
      askedAgain.add(next);
      element.replaceWith(next);
    }
    // Setting the same address loads it again; React would not know a copy of the element.
    else element.setAttribute('href', element.getAttribute('href') as string);
  }
}

/** Browsers hide the rules of a sheet that failed like those of another origin, or have no sheet. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch (error) {
    return error instanceof DOMException;
  }
}

// Sheets before this code have loaded or failed: it waits for them.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
  if (isLost(link)) recordFailure(link);
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches('use,link[rel=stylesheet]')) recordFailure(target);
  },
  true,
);
// React keeps a promise of each of its sheets, whose rejection is not handled.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof Event && reason.target instanceof HTMLLinkElement) event.preventDefault();
});
addEventListener('online', loadAgain);
addEventListener('click', loadAgain, true);
