/**
 * Loads style sheets and the icons' file again when they were lost, or are there and not drawn (FAULT-05): at once, since unstyled content
 * may cover what is to be pressed and a button may have nothing but its icon; later once there is a network, or at the next press.
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
    else setAgain(element);
  }
}

function setAgain(icon: Element): void {
  icon.setAttribute('href', icon.getAttribute('href') as string);
}

const loadedIcons = new Set<SVGUseElement>();

/** Chromium 143 reports icons as loaded and draws none when it still has their file in memory: they are drawn when it is set again. */
function drawBlankIcons(): void {
  const icons = [...loadedIcons];
  loadedIcons.clear();
  // They have one file: what one of them shows, all do.
  const shown = icons.find(({ ownerSVGElement }) => ownerSVGElement?.getClientRects().length);
  const { width, height } = shown?.getBBox() ?? { width: 1, height: 1 };
  if (width + height > 0) return;
  for (const icon of icons) {
    if (askedAgain.has(icon)) continue;
    askedAgain.add(icon);
    setAgain(icon);
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
// Such events do not reach the window.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof SVGUseElement)) return;
    if (loadedIcons.size === 0) requestAnimationFrame(drawBlankIcons);
    loadedIcons.add(target);
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
