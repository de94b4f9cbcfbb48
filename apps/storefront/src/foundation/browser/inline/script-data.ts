/** What the page says to a script that stands in it: the `data-` attributes of its own element, read while it runs. */
export function scriptData(): DOMStringMap {
  return document.currentScript?.dataset ?? {};
}
