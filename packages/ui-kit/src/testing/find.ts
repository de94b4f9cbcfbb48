/**
 * The one element that a selector finds.
 * @throws Error when there is none: a test that looks for nothing should say so
 */
export function find<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}
