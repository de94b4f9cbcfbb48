const DEPTH = 4;

/**
 * The path of an element, for developers, without the shopper's content: its tags from the outside in, each with the name of a
 * data attribute, such as `main>section>div[data-gallery]>img`. No texts, classes, ids or values.
 */
export function elementPath(node: Node | null | undefined): string | undefined {
  const parts: string[] = [];
  let element = node instanceof Element ? node : node?.parentElement;
  while (element && element !== document.body && parts.length < DEPTH) {
    const data = element.getAttributeNames().find((name) => /^data-[a-z-]{1,25}$/.test(name));
    parts.unshift(`${element.localName}${data === undefined ? '' : `[${data}]`}`);
    element = element.parentElement;
  }
  return parts.length === 0 ? undefined : parts.join('>');
}
