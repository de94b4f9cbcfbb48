import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type PageNode = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];

/** A page as parsed by a browser without JavaScript. */
export class ParsedPage {
  readonly document;
  /** Every element in page order. */
  readonly elements: readonly PageElement[];

  constructor(html: string) {
    this.document = parse(html, { scriptingEnabled: false });
    this.elements = [...elementsBelow(this.document)];
  }

  /** Elements by name, filtered by attributes. */
  all(name: string, attributes: Readonly<Record<string, string>> = {}): PageElement[] {
    return this.elements.filter(
      (element) =>
        element.tagName === name &&
        Object.entries(attributes).every(([key, value]) => attribute(element, key) === value),
    );
  }

  get title(): string {
    return this.all('title').map(textOf)[0] ?? '';
  }

  get description(): string {
    return attribute(this.all('meta', { name: 'description' })[0], 'content') ?? '';
  }

  get robots(): string {
    return attribute(this.all('meta', { name: 'robots' })[0], 'content') ?? '';
  }

  get canonical(): string | undefined {
    return attribute(this.all('link', { rel: 'canonical' })[0], 'href');
  }

  /** URLs of the page in each language, by `hreflang`. */
  get alternates(): Record<string, string> {
    return Object.fromEntries(
      this.all('link', { rel: 'alternate' }).flatMap((link) => {
        const language = attribute(link, 'hreflang');
        // A feed is an alternate too, without a language.
        return language === undefined ? [] : [[language, attribute(link, 'href') ?? '']];
      }),
    );
  }

  /** The page's structured data. */
  get facts(): Record<string, unknown>[] {
    return this.all('script', { type: 'application/ld+json' }).map((script) => JSON.parse(textOf(script)));
  }
}

/** The value of an attribute; undefined if absent. */
export function attribute(element: PageElement | undefined, name: string): string | undefined {
  return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All text in an element as one line. */
export function textOf(node: PageNode): string {
  const texts: string[] = [];
  const walk = (current: PageNode) => {
    if ('value' in current) texts.push(current.value);
    if ('childNodes' in current) for (const child of current.childNodes) walk(child);
  };
  walk(node);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** Every element below a node, in page order. */
export function* elementsBelow(node: PageNode): Generator<PageElement> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsBelow(child);
  }
}
