import type { HtmlTag } from './scan-plain-html';
import { attributeOf, walkHtml } from './walk-html';

/** What stands in a page that a content security policy has to allow by its text. */
export interface InlineCode {
  /** Texts of the scripts that run where they stand: none from a file, none that is data. */
  readonly scripts: readonly string[];
  /** Values of `style` attributes. */
  readonly styles: readonly string[];
  /** Names of attributes that would run a script (`onclick`), which nothing in this shop may have. */
  readonly handlers: readonly string[];
}

/** Types under which browsers run a script's text (HTML, "JavaScript MIME type essence match", as far as anybody writes them). */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Where a tag may have an attribute that is told; most have none. */
const MAY_HAVE_CODE = /[\s"'/](?:style|on)/i;

/** Reads a page for what its policy has to know (SEC-01). */
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
      if (text !== '' && runsWhereItStands(tag)) code.scripts.add(text);
    },
  });
  return { scripts: [...code.scripts], styles: [...code.styles], handlers: [...code.handlers] };
}

function runsWhereItStands(tag: HtmlTag): boolean {
  return RUNS.test((attributeOf(tag, 'type') ?? '').trim()) && attributeOf(tag, 'src') === undefined;
}
