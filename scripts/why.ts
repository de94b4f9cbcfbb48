/**
 * Finds the source of something visible: a displayed text, a requirement row, an amount of yen, or a design token.
 *   npm run why -- WORD|ROW|PRICE|TOKEN [--all]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { readQuestion } from './why/read-question';
import { whyText } from './why/why-text';

const usage = 'npm run why -- WORD|ROW|PRICE|TOKEN';
/** Maximum lines below a heading: a terminal screen fits a few headings. */
const MAX_LINES = 12;

const { values, positionals } = readOptions(
  {
    usage,
    about:
      'Leads from what is seen to where it comes from: a text of a page, a row (CART-07), an amount (¥880), a token or colour (--color-action-tint, "#7ac719").',
    positionals: 'any',
  },
  { all: { type: 'boolean', default: false, about: `every line, not ${MAX_LINES} below each heading` } },
);
const asked = positionals.join(' ');
if (asked.trim() === '') {
  console.error(`what is asked for: ${usage}`);
  process.exit(2);
}
const files = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.json',
    'docs/requirements.md',
    'apps/storefront/goldens/*.txt',
  ],
  { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(projectRoot, path)))
  .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
const answer = whyText(files, readQuestion(asked), values.all ? Number.POSITIVE_INFINITY : MAX_LINES);
console.log(answer ?? `no message, row, rule, brand or token matches “${asked}”`);
process.exitCode = answer === null ? 1 : 0;
