import {
  attribute,
  type PageElement,
  type PageNode,
  ParsedPage,
  textOf,
} from '../../test/support/parsed-page';

/** Elements whose text continues the surrounding line. */
const INLINE = new Set(
  'a abbr b bdi br cite code del em i ins kbd mark s small span strong sub sup time'.split(' '),
);
/** Elements that readers never see. */
const UNREAD = new Set(['script', 'style', 'template', 'link', 'meta', 'source']);
/** Attributes with content: accessible names, states, and values of controls. */
const ANNOUNCED = [
  'aria-label',
  'aria-current',
  'aria-checked',
  'aria-pressed',
  'aria-expanded',
  'aria-disabled',
  'role',
  'lang',
  'hidden',
  'disabled',
  'checked',
  'selected',
  'open',
  'required',
  'readonly',
  'type',
  'name',
  'value',
  'placeholder',
  'min',
  'max',
  'action',
  'method',
  'datetime',
  'autocomplete',
  'maxlength',
];

interface PageTextOptions {
  /** Only the page's head and main part; header and footer are the same everywhere. @default false */
  readonly isMainOnly?: boolean;
  /** Replacements of origins, which differ per run: `{ 'http://127.0.0.1:3000': '' }`. */
  readonly origins: Readonly<Record<string, string>>;
}

/**
 * A page's content as lines in page order: its head (title, description, URLs, structured data), then every text, link, image, control and
 * state. It omits markup, classes and scripts: a style change keeps it unchanged, but a change of a price or link target does not.
 */
export function pageText(html: string, { origins, isMainOnly = false }: PageTextOptions): string {
  const page = new ParsedPage(html);
  const lines = [...headLines(page), '', ...new BodyLines(page, isMainOnly ? 'main' : 'body').lines];
  let text = lines.join('\n');
  for (const [origin, word] of Object.entries(origins)) {
    text = text.replaceAll(origin, word).replaceAll(encodeURIComponent(origin), word);
  }
  return `${text
    .replace(/© \d{4}/g, '© {year}')
    // Versions of images and bundled files change with their bytes, not with their content.
    .replace(/([?&]v=)[\w-]+/g, '$1{version}')
    .replace(/(\/_next\/static\/media\/[\w.-]+?)\.[0-9a-f]{6,}\./g, '$1.{version}.')}\n`;
}

function headLines(page: ParsedPage): string[] {
  const html = page.all('html')[0];
  const metas = page.all('meta').flatMap((meta) => {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property');
    const isReported = name !== undefined && /^(?:description|robots|og:|twitter:)/.test(name);
    return isReported ? [`${name}: ${attribute(meta, 'content') ?? ''}`] : [];
  });
  return [
    `language: ${attribute(html, 'lang') ?? ''}`,
    `title: ${page.title}`,
    ...metas.sort(),
    `canonical: ${page.canonical ?? 'none'}`,
    ...Object.entries(page.alternates).map(([language, href]) => `alternate ${language}: ${href}`),
    ...page.facts.map((facts) => `facts: ${JSON.stringify(facts, null, 2)}`),
  ];
}

/** Traverses the body and collects its lines. */
class BodyLines {
  readonly lines: string[] = [];
  #line = '';
  #depth = 0;

  constructor(page: ParsedPage, part: 'main' | 'body') {
    const [whole] = page.all(part);
    if (whole) for (const child of whole.childNodes) this.#walk(child);
    this.#endLine();
  }

  #walk(node: PageNode): void {
    if ('value' in node) {
      this.#line += node.value;
      return;
    }
    // Line break opportunities are style: for copying and screen readers such a name is one word.
    if (!('tagName' in node) || UNREAD.has(node.tagName) || node.tagName === 'wbr') return;
    if (node.tagName === 'svg') {
      this.#line += drawingName(node);
      return;
    }
    const isInline = INLINE.has(node.tagName);
    if (!isInline) this.#endLine();
    if (node.tagName === 'li') this.#line = '- ';
    const mark = markOf(node);
    if (mark !== '' && !isInline) {
      this.lines.push(`${'  '.repeat(this.#depth)}${mark}`);
      this.#depth += 1;
    } else if (mark !== '') {
      this.#line += ` ${mark} `;
    }
    if (isInline) this.#line += ' ';
    for (const child of node.childNodes) this.#walk(child);
    if (isInline) this.#line += ' ';
    if (node.tagName === 'a') {
      this.#line += ` → ${attribute(node, 'href') ?? 'nowhere'} `;
      this.#endLine();
    }
    if (node.tagName === 'br') this.#line += ' / ';
    if (!isInline) {
      this.#endLine();
      if (mark !== '') this.#depth -= 1;
    }
  }

  #endLine(): void {
    const line = this.#line.replace(/\s+/g, ' ').trim();
    if (line !== '' && line !== '-') this.lines.push(`${'  '.repeat(this.#depth)}${line}`);
    this.#line = '';
  }
}

/** The name of a semantic element, with its content; empty for plain boxes. */
function markOf(element: PageElement): string {
  const { tagName } = element;
  const result = ANNOUNCED.flatMap((name) => {
    const value = attribute(element, name);
    if (value === undefined || (name === 'type' && /^(?:button|submit)$/.test(value))) return [];
    return [value === '' ? name : `${name}=${value}`];
  });
  if (tagName === 'img') {
    return `[image "${attribute(element, 'alt') ?? 'NO ALT'}" ${pictureOf(element)}${result.length > 0 ? ` ${result.join(' ')}` : ''}]`;
  }
  if (tagName === 'li' && result.length === 0) return '';
  const isBox =
    /^(?:div|span|picture|ul|ol|dl|dt|dd|p|section|b|i|small|strong|em|s|br|tbody|noscript)$/.test(tagName);
  if (tagName === 'a' ? result.length === 0 : isBox && result.length === 0) return '';
  return `[${[tagName, ...result].join(' ')}]`;
}

/** The URL of an image without its width, which is style. */
function pictureOf(image: PageElement): string {
  const src = attribute(image, 'src') ?? '';
  return src.startsWith('data:')
    ? 'drawn'
    : src.replace(/[?&](?:width|w|height|h)=\d+/g, '').replace(/_\d+x(?=\.)/, '');
}

/** The name of an SVG, if it has one. */
function drawingName(svg: PageElement): string {
  const label = attribute(svg, 'aria-label');
  const title = svg.childNodes.find((child) => 'tagName' in child && child.tagName === 'title');
  const name = label ?? (title ? textOf(title) : '');
  return name === '' ? '' : ` [drawing "${name}"] `;
}
