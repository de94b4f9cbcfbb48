import type { Page } from '@playwright/test';

/** Pressable elements in the whole document: dialogs and menus are outside of the story's root. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Forces a CSS state (`hover`, `focus-visible`) on all pressable elements, as the browser's inspector does. A pointer or key could do so
 * for one element only, and would affect later stories.
 * @returns a function that ends it
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
