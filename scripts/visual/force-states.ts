import type { Page } from '@playwright/test';

/** What a reader can press, wherever it is drawn: dialogs and menus stand outside the story's root. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Puts everything that can be pressed into a state of CSS (`hover`, `focus-visible`), as the browser's own inspector does.
 * A pointer or a key could do so for one element only, and would leave traces for the stories after.
 * @returns ends it
 */
export async function forceStates(page: Page, states: string[]): Promise<() => Promise<void>> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: PRESSABLE,
  });
  for (const nodeId of nodeIds) {
    await inspector.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
  }
  return () => inspector.detach();
}
