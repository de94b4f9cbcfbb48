import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { projectRoot } from '../setup/project-root.mjs';
import { writeGenerated } from './write-generated';

/** An imported GraphQL document in a bundle; it is sent without comments and line breaks. */
const DOCUMENT = /`(?:#|query\s|fragment\s)[^`]*`/g;
/** The folder of the modules, named `*.inline.ts`. */
const INLINE_SOURCE = 'apps/storefront/src';
/** Output folder. */
const OUTPUT = 'foundation/browser/__generated__';
/** Additional inputs. */
export const INLINE_RULES = 'packages/rules/src';

const ENDING = '.inline.ts';

/** Inline scripts run unchanged, so they support older browsers than the page's other code, which Next compiles. */
const TARGET = 'es2020';

/** Text that would end the script's element, or start a comment in it, in any position. */
const BREAKS_OUT = /<\/script|<!--/i;

/**
 * Bundles and minifies every `*.inline.ts` of the shop with its imports into inline script text (`InlineScript`), in one module:
 * `inlineScripts.cartCount` of `cart-count.inline.ts`.
 * @param root of the checkout
 * @returns the number of written files
 * @throws with file and line of a failed bundle; nothing is written then
 */
export function generateInlineScripts(root: string = projectRoot): number {
  const source = join(root, INLINE_SOURCE);
  const entries = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const scripts = entries.map((file) => {
    const name = basename(file, ENDING).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `  ${name}: ${JSON.stringify(bundle(file, source))},\n`;
  });
  const module = `// Generated from *.inline.ts by \`npm run codegen\`.\nexport const inlineScripts = {\n${scripts.join('')}} as const;\n`;
  return writeGenerated(new Map([['inline-scripts.ts', module]]), join(source, OUTPUT)).length;
}

function bundle(file: string, source: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(source, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    loader: { '.graphql': 'text' },
    write: false,
    logLevel: 'silent',
    absWorkingDir: source,
  });
  const text = outputFiles
    .map((output) => output.text.trim())
    .join('')
    .replace(DOCUMENT, (document) => document.replace(/#.*|\s+/g, ' '));
  if (BREAKS_OUT.test(text)) throw new Error(`${file} contains text that would close its script element`);
  return text;
}
