import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { CachedPage } from './page-store';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Interactive and visual elements, omitted from the text. */
const LEFT_OUT = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'button', 'form', 'input', 'select', 'textarea'],
  ...['dialog', 'video', 'iframe', 'canvas', 'object', 'model-viewer'],
]);
/** Block elements. */
const BLOCKS = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figure',
    'figcaption',
  ],
  ...['footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'nav', 'ol', 'p', 'pre'],
  ...['section', 'summary', 'table', 'tbody', 'thead', 'tr', 'ul'],
]);

/** Text at a paragraph's start that would turn it into a heading, a quote, a list, a rule or code. */
const BLOCK_MARK = /^(?:[#>|~=]|[-+*](?=\s|[-*]|$))|(?<=^\d{1,9})[.)](?=\s|$)/;

/** The indent of continuation lines in a list item. */
const INDENT = '  ';

/**
 * A page as Markdown: its title, address and description, then the content of its main part, with absolute addresses (AGENT-01). It is
 * generated from the page itself, so both have the same content. Without a main part only the head remains.
 */
export function pageMarkdown(html: string): string {
  const document = parse(html, { scriptingEnabled: false });
  const all = [...elementsBelow(document)];
  const canonical = attributeOf(
    all.find((element) => attributeOf(element, 'rel') === 'canonical'),
    'href',
  );
  const description = attributeOf(
    all.find((element) => attributeOf(element, 'name') === 'description'),
    'content',
  );
  const title = all.find(({ tagName }) => tagName === 'title');
  const main = all.find(({ tagName }) => tagName === 'main');
  const head = [
    ['title', title === undefined ? undefined : plainText(title)],
    ['url', canonical],
    ['description', description],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
  const body = main === undefined ? '' : new MarkdownWriter(canonical).write(main);
  return `---\n${head.join('\n')}\n---\n\n${body}\n`;
}

/** Writes the blocks of a part of a page in order. */
class MarkdownWriter {
  readonly #base: string | undefined;
  readonly #blocks: string[] = [];
  #line = '';

  constructor(base: string | undefined) {
    this.#base = base;
  }

  write(part: Element): string {
    this.#children(part, '');
    this.#endBlock('');
    return this.#blocks
      .filter((block, index) => block !== this.#blocks[index - 1])
      .join('\n\n')
      .replace(/^( *- .*)\n\n(?= *- )/gm, '$1\n')
      .replace(/^( *1\. .*)\n\n(?= *1\. )/gm, '$1\n');
  }

  #children(parent: Element, prefix: string): void {
    for (const child of parent.childNodes) {
      if ('value' in child) this.#line += escaped(child.value.replace(/\s+/g, ' '));
      else if ('tagName' in child && !isLeftOut(child)) this.#element(child, prefix);
    }
  }

  #element(element: Element, prefix: string): void {
    const { tagName } = element;
    if (!BLOCKS.has(tagName)) {
      this.#inline(element, prefix);
      return;
    }
    this.#endBlock(prefix);
    const mark = markOf(element);
    const isItem = tagName === 'li';
    const inner = prefix + (isItem ? INDENT : mark);
    const first = this.#blocks.length;
    this.#children(element, inner);
    this.#endBlock(inner);
    const begun = this.#blocks[first];
    // Later blocks of an item belong to it.
    if (isItem && begun !== undefined) this.#blocks[first] = prefix + mark + begun.slice(inner.length);
  }

  #inline(element: Element, prefix: string): void {
    const { tagName } = element;
    if (tagName === 'br') this.#line += ' ';
    if (tagName === 'img') {
      const alt = attributeOf(element, 'alt') ?? '';
      if (alt !== '') this.#line += ` ![${escaped(alt)}](${this.#address(attributeOf(element, 'src'))}) `;
      return;
    }
    const href = tagName === 'a' ? attributeOf(element, 'href') : undefined;
    if (href !== undefined && !holdsBlocks(element)) {
      const text = plainText(element);
      if (text !== '') this.#line += ` [${escaped(text)}](${this.#address(href)}) `;
      return;
    }
    // A card is a link around blocks.
    this.#children(element, prefix);
    if (href !== undefined) this.#line += ` <${this.#address(href)}> `;
  }

  #endBlock(prefix: string): void {
    const text = this.#line.replace(/\s+/g, ' ').trim();
    this.#line = '';
    if (text !== '') this.#blocks.push(prefix + text.replace(BLOCK_MARK, '\\$&'));
  }

  #address(href = ''): string {
    return URL.canParse(href, this.#base) ? new URL(href, this.#base).href : href;
  }
}

function markOf({ tagName, parentNode }: Element): string {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  if (level !== undefined) return `${'#'.repeat(Number(level))} `;
  if (tagName === 'blockquote') return '> ';
  if (tagName !== 'li') return '';
  return parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'ol' ? '1. ' : '- ';
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true'
  );
}

function holdsBlocks(element: Element): boolean {
  return [...elementsBelow(element)].some(({ tagName }) => BLOCKS.has(tagName));
}

function plainText(element: Element): string {
  const texts: string[] = [];
  const walk = (node: Node) => {
    if ('value' in node) texts.push(node.value);
    if ('tagName' in node && node !== element && isLeftOut(node)) return;
    if ('tagName' in node && node.tagName === 'img') texts.push(attributeOf(node, 'alt') ?? '');
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(element);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** Escapes text: what a shopper or a merchant wrote must not become a tag, link, image or code when the Markdown is rendered. */
function escaped(text: string): string {
  return text.replace(/[\\[\]<`]/g, '\\$&');
}

function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}

function* elementsBelow(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsBelow(child);
  }
}

/** The validator of a page's Markdown, derived from the page's own. */
export function markdownTag({ tag }: CachedPage): string {
  return `${tag}-markdown`;
}

/** A page as Markdown (AGENT-01), with the page's cache lifetime. Search engines index the page itself. */
export function toMarkdown(page: CachedPage): CachedPage {
  const { status, headers, freshUntil, bodies } = page;
  return {
    status,
    tag: markdownTag(page),
    headers: { ...headers, 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' },
    bodies: { identity: Buffer.from(pageMarkdown(bodies.identity.toString('utf8'))) },
    freshUntil,
  };
}
