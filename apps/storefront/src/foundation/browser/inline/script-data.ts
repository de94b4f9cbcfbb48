/** The page's parameters for an inline script: the `data-` attributes of its own element, read while it runs. */
export function scriptData(): DOMStringMap {
  return document.currentScript?.dataset ?? {};
}
