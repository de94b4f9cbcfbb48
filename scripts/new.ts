/**
 * Writes the files of a recipe (docs/recipes.md) with a failing test that names its row.
 *   npm run new -- route|section|component|rule|operation|machine NAME --row ID [--noun NOUN]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { newThing, textsAfter } from './new/change';
import { KINDS, type KindName } from './new/kinds';
import { projectRoot } from './setup/project-root.mjs';
import { requirementRows } from './testing/requirement-rows';

const names = Object.keys(KINDS).join('|');
const { values, positionals } = readOptions(
  {
    usage: `npm run new -- ${names} NAME --row ID [--noun NOUN]`,
    about: 'Writes the files of a recipe of docs/recipes.md, with a failing test that bears its row.',
    positionals: 'any',
  },
  {
    row: { type: 'string', value: 'ID', about: 'the row of docs/requirements.md that it is for' },
    noun: { type: 'string', about: 'the folder that it belongs to: cart, product, delivery …' },
  },
);

function misuse(sentence: string): never {
  console.error(`${sentence}\nSee npm run new -- --help.`);
  process.exit(2);
}
const read = (path: string) =>
  existsSync(join(projectRoot, path)) ? readFileSync(join(projectRoot, path), 'utf8') : null;

const [kindName = '', name = '', ...others] = positionals;
if (!(kindName in KINDS)) misuse(`"${kindName}" is none of ${names}`);
if (name === '' || others.length > 0) misuse('a kind and one name are asked for');
const kind = KINDS[kindName as KindName];
const rows = requirementRows(read('docs/requirements.md') ?? '').map(({ id }) => id);
if (values.row === undefined)
  misuse('--row is missing: every change begins with a row of docs/requirements.md');
if (!rows.includes(values.row)) misuse(`docs/requirements.md has no row ${values.row}: write it there first`);
if (kind.noun === 'must' && values.noun === undefined) misuse(`a ${kindName} lies with its noun: --noun`);
if (kind.noun === 'none' && values.noun !== undefined) misuse(`a ${kindName} has no noun of its own`);

try {
  const thing = newThing(name, values.row, values.noun ?? null);
  const texts = textsAfter(kind.changes(thing), read);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
    writeFileSync(join(projectRoot, path), text);
    console.log(path);
  }
  console.log(`\nits failing test:  ${kind.test(thing)}`);
  console.log(`next steps:        docs/recipes.md, “${kind.recipe}”`);
} catch (error) {
  misuse(error instanceof Error ? error.message : String(error));
}
