/** A start tag of a page, by offsets in its text. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Source text. */
  readonly source: string;
  /** As a browser parses them, each name once. */
  attributes(): readonly HtmlAttribute[];
}

/** An attribute with its offsets, name and value. */
export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string;
  /** With character references resolved; empty if there is none. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A start tag, and its text if it is a closed script. */
interface FoundTag {
  readonly tag: HtmlTag;
  readonly script?: { readonly text: string; readonly end: number };
}

interface ScanOptions {
  /** Elements whose content is text up to their end tag. */
  readonly textElements: ReadonlySet<string>;
  /** Parses the attributes of a tag whose values have unusual character references. */
  readonly attributesOf: (source: string) => readonly HtmlAttribute[];
}

/** A tag, a comment or the doctype as React writes them; all else needs the tokenizer. */
const MARKUP =
  /<(?:(\/?)([A-Za-z][A-Za-z0-9-]*)((?:[ \t\n\f]+[^ \t\n\f"'<>/=]+(?:="[^"]*")?)*)[ \t\n\f]*\/?>|!--[^-<>]*-->|!DOCTYPE html>)/y;
const ATTRIBUTE = /[ \t\n\f]+([^ \t\n\f"'<>/=]+)(?:="([^"]*)")?/g;
/** Characters that browsers replace. */
const UNUSUAL = /[\r\0]/;
/** The character references that React writes. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};
const REFERENCE = /&(?:amp|gt|lt|quot|#x27);/g;
const OTHER_REFERENCE = /&(?!(?:amp|gt|lt|quot|#x27);)/;

/**
 * The start tags of a page in React's notation, in order. Null for a page with anything that the HTML standard parses differently from
 * its appearance: an unquoted attribute, a comment within a script, a missing end tag.
 */
export function scanPlainHtml(html: string, options: ScanOptions): FoundTag[] | null {
  if (UNUSUAL.test(html)) return null;
  const found: FoundTag[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    MARKUP.lastIndex = at;
    const match = MARKUP.exec(html);
    if (match === null) return null;
    let end = MARKUP.lastIndex;
    const [source, slash, written] = match;
    if (written !== undefined && slash === '') {
      const name = written.toLowerCase();
      if (name === 'plaintext') return null;
      const tag = plainTag(name, source, at, options);
      if (options.textElements.has(name)) {
        const text = textOf(html, end, name);
        if (text === null) return null;
        end += text.length + `</${name}>`.length;
        found.push(name === 'script' ? { tag, script: { text, end } } : { tag });
      } else {
        found.push({ tag });
      }
    }
    at = html.indexOf('<', end);
  }
  return found;
}

/** The text between an element's tags; null if it may end elsewhere than at the first such end tag. */
function textOf(html: string, from: number, name: string): string | null {
  const end = html.indexOf(`</${name}>`, from);
  if (end === -1) return null;
  const text = html.slice(from, end);
  const isPlain = !text.toLowerCase().includes(`</${name}`) && !(name === 'script' && text.includes('<!--'));
  return isPlain ? text : null;
}

function plainTag(name: string, source: string, start: number, { attributesOf }: ScanOptions): HtmlTag {
  return {
    name,
    start,
    end: start + source.length,
    source,
    attributes() {
      if (OTHER_REFERENCE.test(source)) {
        return attributesOf(source).map((attribute) => ({
          ...attribute,
          start: start + attribute.start,
          end: start + attribute.end,
        }));
      }
      return plainAttributes(source, start + name.length + 1, name.length + 1);
    },
  };
}

function plainAttributes(source: string, offset: number, skipped: number): HtmlAttribute[] {
  const attributes = new Map<string, HtmlAttribute>();
  for (const { 0: whole, 1: written = '', 2: value = '', index } of source
    .slice(skipped)
    .matchAll(ATTRIBUTE)) {
    const name = asciiLowerCase(written);
    const end = offset + index + whole.length;
    const start = end - whole.trimStart().length;
    if (!attributes.has(name)) attributes.set(name, { name, value: resolved(value), start, end });
  }
  return [...attributes.values()];
}

function resolved(value: string): string {
  return value.includes('&') ? value.replace(REFERENCE, (reference) => REFERENCES[reference] ?? '') : value;
}

/** Browsers do not lower-case capitals of other scripts. */
function asciiLowerCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
