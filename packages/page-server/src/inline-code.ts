import type { HtmlTag } from './scan-plain-html';
import { attributeOf, walkHtml } from './walk-html';

/** Inline code in a page that a content security policy has to allow by its text. */
export interface InlineCode {
  /** Texts of inline scripts that run: without external scripts and data blocks. */
  readonly scripts: readonly string[];
  /** Values of `style` attributes. */
  readonly styles: readonly string[];
  /** Names of event handler attributes (`onclick`), which no page of this shop may have. */
  readonly handlers: readonly string[];
}

/** Types under which browsers run a script's text (HTML, "JavaScript MIME type essence match", the common ones). */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Whether a tag may have a relevant attribute; most have none. */
const MAY_HAVE_CODE = /[\s"'/](?:style|on)/i;

/** Extracts the parts of a page that its policy needs (SEC-01). */
export function readInlineCode(html: string): InlineCode {
  const code = { scripts: new Set<string>(), styles: new Set<string>(), handlers: new Set<string>() };
  walkHtml(html, {
    startTag(tag) {
      if (!MAY_HAVE_CODE.test(tag.source)) return;
      for (const { name, value } of tag.attributes()) {
        if (name === 'style') code.styles.add(value);
        if (/^on./.test(name)) code.handlers.add(name);
      }
    },
    script(tag, text) {
      if (text !== '' && runsInPlace(tag)) code.scripts.add(text);
    },
  });
  return { scripts: [...code.scripts], styles: [...code.styles], handlers: [...code.handlers] };
}

function runsInPlace(tag: HtmlTag): boolean {
  return RUNS.test((attributeOf(tag, 'type') ?? '').trim()) && attributeOf(tag, 'src') === undefined;
}
