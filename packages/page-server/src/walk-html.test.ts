import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanPlainHtml } from './scan-plain-html';
import { TEXT_ELEMENTS, tokenize, walkHtml } from './walk-html';

/** Pieces of a page, or of an injection into one; the first ones are React's. */
const PIECES = [
  '<div class="a b" id="x">',
  '<img alt="a &amp; &quot;b&quot; &#x27;" src="/x.jpg"/>',
  '<svg viewBox="0 0 1 1"><path d="M0"></path></svg>',
  '<script src="/a.js" async="" noModule=""></script>',
  '<script>self.__next_f.push([1,"\\u003c/script>"])</script>',
  '<style>a>b{}</style>',
  '<title>植物 &amp; 土</title>',
  '<noscript><link rel="stylesheet" href="/f.css"/></noscript>',
  '<noscript><div class="a"><svg viewBox="0 0 1 1"></svg></div></noscript>',
  '<textarea name="note">&lt;p&gt;</textarea>',
  '<!--$-->',
  '<!-- -->',
  '<!DOCTYPE html>',
  '</div>',
  '植物 text',
  '<a href="/x?a=1&b=2&copy=3">',
  '<a href="&nbsp;&#128512;">',
  '<b class="a" class="b" CLASS="c">',
  '<b a=b>',
  "<b a='\"'>",
  '<b a="b"c="d">',
  '<b/ a>',
  '<b\u3000x="1" İ="2">',
  '<noscript><b></NoScript ></noscript>',
  '<noscript></noscripts></noscript>',
  '<!-->',
  '<!--->',
  '<!-- a--!>',
  '<!-- <p> -->',
  '<?x?>',
  '</',
  '<',
  '<script><!--<script></script>',
  '<script>a</SCRIPT >',
  '</script>',
  '<script>',
  '<title>',
  '</title>',
  '<![CDATA[x]]>',
  '<plaintext>',
  '\r\n',
  '\0',
  '&',
];

/** All visitor calls. */
function told(html: string, walk: typeof walkHtml): unknown[] {
  const events: unknown[] = [];
  walk(html, {
    startTag: ({ name, start, end, source, attributes }) =>
      events.push({ name, start, end, source, attributes: attributes() }),
    script: ({ start }, text, end) => events.push({ start, text, end }),
  });
  return events;
}

describe('[SEC-01] a page', () => {
  test("is tokenised as by the standard's tokenizer, with any content", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 16 }),
        (pieces) => {
          const html = pieces.join('');
          expect(told(html, walkHtml)).toEqual(told(html, tokenize));
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 3_000 },
    );
  });

  test('written by React is parsed without the tokenizer (PERF-04)', () => {
    const html = PIECES.slice(0, PIECES.indexOf('<!DOCTYPE html>') + 1);
    expect(
      scanPlainHtml(html.join(''), { textElements: TEXT_ELEMENTS, attributesOf: () => [] }),
    ).not.toBeNull();
  });

  test.each(PIECES)('with %j is parsed as by the tokenizer', (piece) => {
    for (const html of [piece, `<p title="x">${piece}</p><script>end()</script>`]) {
      expect(told(html, walkHtml)).toEqual(told(html, tokenize));
    }
  });
});
