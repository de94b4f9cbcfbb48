import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineScripts } from '#storefront/foundation/browser/__generated__/inline-scripts.ts';
import { generateInlineScripts } from './inline-scripts';

const SOURCE = 'apps/storefront/src';
let root = '';

const write = (name: string, text: string) => {
  const file = join(root, SOURCE, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const generated = () => join(root, SOURCE, 'foundation/browser/__generated__/inline-scripts.ts');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inline-scripts-'));
  write('count.ts', 'export const NAME = "count"; export const unused = () => "never said";');
  write(
    'cart/cart-count.inline.ts',
    "import { NAME } from '../count';\nconst label: string = 'the ' + NAME;\n/** Says it. */\nself.result = label;",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('each is one text with exactly its imports, by its name; an unchanged one is not rewritten', async () => {
  write('hearts.inline.ts', 'self.result = 1;\nexport {};');
  expect(generateInlineScripts(root)).toBe(1);
  const { inlineScripts: scripts } = await import(generated());
  expect(Object.keys(scripts)).toEqual(['cartCount', 'hearts']);
  const { cartCount } = scripts;
  expect(cartCount).not.toMatch(/import|export|never said|Says it|: string|\n/);
  const self = { result: '' };
  new Function('self', cartCount)(self);
  expect(self.result).toBe('the count');
  expect(generateInlineScripts(root)).toBe(0);
});

test.each([
  ['a bundling error names file and line', "import './nothing';", /broken\.inline\.ts:1:7/],
  [
    'what would end the script’s element is refused',
    'self.result = "<!-- x";',
    /broken\.inline\.ts contains/,
  ],
])('%s, and nothing is written', (_, text, fault) => {
  write('broken.inline.ts', text);
  expect(() => generateInlineScripts(root)).toThrow(fault);
  expect(existsSync(generated())).toBe(false);
});

test('the inline scripts of the product page and the cart page stay small', () => {
  const { cartPage, page } = inlineScripts;
  const bytes = (script: string) => gzipSync(script).byteLength;
  // 750 of them start the page's code and hold presses back until then: for them 9 KB of data left the page (ADR 54), and 100 of those bring
  // the first screen's pictures where none is named, which has a cart's largest drawn 0.9 s earlier.
  // 140 send a purchase that waits for the code when its page is left, or the code does not come (PERF-02).
  // 45 ask again for what was lost on its way.
  // 30 say that all of the page's code and data have come, and ask again for what did not (ADR 125); 30 look whether the
  // cart's own code has come, which is a file too (ADR 126).
  // 115 name the light at the shopper's window before anything is drawn (FIT-01).
  // 45 have a page that is rendered ahead of its visit wait for it (NEXT-01).
  // 250 load lost style sheets and icons again, before any other code has come, and 140 draw icons that were loaded and left blank
  // (FAULT-05).
  expect(bytes(page)).toBeLessThan(3_760);
  // 560 are the query, which the cart's page had in an attribute (ADR 159).
  expect(bytes(cartPage)).toBeLessThan(1_760);
});
