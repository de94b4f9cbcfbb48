import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/** Called for what stands in a page, in its order. */
interface HtmlVisitor {
  startTag(tag: Token.TagToken): void;
  /**
   * A script element, at its end tag.
   * @param text between its tags
   * @param end offset behind its end tag
   */
  script(tag: Token.TagToken, text: string, end: number): void;
}

/** Elements whose content is text up to their end tag, and how a browser reads it; with scripts on, as browsers have them. */
const TEXT_MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ...['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA] as const),
]);

/**
 * Reads a page's tags and scripts as browsers do, by the tokenizer of the HTML standard: anything else would find scripts in comments and
 * attributes, or miss those that a text hides.
 */
export function walkHtml(html: string, visitor: HtmlVisitor): void {
  let open: { readonly tag: Token.TagToken; text: string } | null = null;
  const addText = ({ chars }: Token.CharacterToken) => {
    if (open !== null) open.text += chars;
  };
  const handler: TokenHandler = {
    onStartTag(tag) {
      visitor.startTag(tag);
      if (tag.tagName === 'script') open = { tag, text: '' };
      tokenizer.state = TEXT_MODES.get(tag.tagName) ?? tokenizer.state;
    },
    onEndTag({ tagName, location }) {
      if (tagName !== 'script' || open === null || !location) return;
      visitor.script(open.tag, open.text, location.endOffset);
      open = null;
    },
    onCharacter: addText,
    onNullCharacter: addText,
    onWhitespaceCharacter: addText,
    onComment() {},
    onDoctype() {},
    onEof() {},
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
}

/** The value of a tag's attribute; undefined where it has none of that name. */
export function attributeOf({ attrs }: Token.TagToken, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
