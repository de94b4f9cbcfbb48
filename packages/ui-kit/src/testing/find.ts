/**
 * The element that a selector matches.
 * @throws Error when there is none, so that the test fails
 */
export function find<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}
