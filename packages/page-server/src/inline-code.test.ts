import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readInlineCode } from './inline-code';

/** Pieces of a page, or of an injection into one. */
const PIECES = [
  '<p>',
  '</p>',
  '<script>',
  '<SCRIPT>',
  '<script type="module">',
  '<script type="application/ld+json">',
  '<script type=text/javascript >',
  '<script src="/x.js">',
  '<script data-x="</script>">',
  "<script data-x='>'>",
  '</script>',
  '</script >',
  '</scr',
  '<!--',
  '-->',
  '<!-- <script>c()</script> -->',
  '<img alt="<script>a()</script>">',
  "<img alt='\"><script>b()</script>'>",
  '<img src=x onerror=alert(1)>',
  '<textarea>',
  '</textarea>',
  '<title>',
  '</title>',
  '<style>',
  '</style>',
  '<noscript>',
  '</noscript>',
  '<iframe srcdoc="<script>d()</script>">',
  '</iframe>',
  '<b style="color:red" onclick=x>',
  'run()',
  'x<y',
  '&lt;script&gt;',
  '植物\r\n',
  '<![CDATA[',
  ']]>',
  '\u0000',
];

type Node = DefaultTreeAdapterTypes.Node;

/** The same scripts, found in the tree by a full parser. */
function treeScripts(html: string): string[] {
  const found = new Set<string>();
  const visit = (node: Node) => {
    if ('tagName' in node && node.tagName === 'script') {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      const type = node.attrs.find(({ name }) => name === 'type')?.value ?? '';
      const isData = type === 'application/ld+json';
      if (!isData && text !== '' && node.attrs.every(({ name }) => name !== 'src')) found.add(text);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: true }));
  return [...found];
}

describe("the hashes for a page's CSP", () => {
  test('[SEC-01] scripts are found as by a full parser, in any markup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 24 }),
        (pieces) => {
          // An explicit end for open elements: a script without one never runs, but is in the tree.
          const html = `<!DOCTYPE html><body>${pieces.join('')}--></script></textarea></title></style></noscript></iframe><p>`;
          const known = treeScripts(html);
          expect(readInlineCode(html).scripts.filter((text) => !known.includes(text))).toEqual([]);
          expect(known.filter((text) => !readInlineCode(html).scripts.includes(text))).toEqual([]);
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 2_000 },
    );
  });

  test('[SEC-01] an executable script is listed by its text, each text once; external files and data are not', () => {
    const { scripts } = readInlineCode(
      '<script>a()</script><script>a()</script><script type="module">b("\u003c/p>")</script>' +
        '<script src="/c.js"></script><script type="application/ld+json">{"d":1}</script><script></script>' +
        '<!-- <script>e()</script> --><p title="<script>f()</script>"></p><textarea><script>g()</script></textarea>',
    );
    expect(scripts).toEqual(['a()', 'b("</p>")']);
  });

  test('[SEC-01] inline styles and event handlers are listed, text content is not', () => {
    const code = readInlineCode(
      '<b style="color:red"><i style="color:red" onClick="x()">onload=</i><p title="a onerror=b"></p><svg onload=y()>',
    );
    expect(code.styles).toEqual(['color:red']);
    expect(code.handlers).toEqual(['onclick', 'onload']);
  });
});
