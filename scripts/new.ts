/**
 * Writes the files of a recipe (docs/recipes.md) with a failing test that names its row.
 *   npm run new -- route|section|component|rule|operation|machine NAME --row ID [--noun NOUN]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { newThing, textsAfter } from './new/change';
import { KINDS, type Kind, type KindName } from './new/kinds';
import { projectRoot } from './setup/project-root.mjs';
import { requirementRows } from './testing/requirement-rows';

const names = Object.keys(KINDS).join('|');
const FEATURES = 'apps/storefront/src/features';
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

/** The nouns of all layers (docs/architecture.md). */
function nounFolders(): string[] {
  const folders = [FEATURES, 'packages/rules/src', 'packages/machines/src', 'packages/ui-kit/src/commerce'];
  const found = [...folders, 'packages/graphql/src/operations'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.includes('testing'))
      .map((entry) => entry.name),
  );
  return [...new Set(found)].sort();
}

function sources(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '--', 'packages'];
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n');
}

const [kindName = '', ...name] = positionals;
if (!Object.hasOwn(KINDS, kindName)) misuse(`"${kindName}" is not a kind: ${names}`);
if (name.length === 0) misuse(`the name of the ${kindName} is missing`);
const kind: Kind = KINDS[kindName as KindName];
const { noun } = values;
if (kind.noun === 'must' && noun === undefined)
  misuse(`--noun is missing: the noun is the folder of the ${kindName}`);
if (kind.noun === 'none' && noun !== undefined) misuse(`a ${kindName} has no noun: remove --noun`);
const nouns = nounFolders();
if (noun !== undefined && !nouns.includes(noun))
  misuse(`"${noun}" is not a noun: ${nouns.join(', ')}. For a new one create ${FEATURES}/${noun} first`);
const rows = requirementRows(read('docs/requirements.md') ?? '').map(({ id }) => id);
const row = values.row?.toUpperCase();
if (row === undefined) misuse('--row is missing: every change begins with a row of docs/requirements.md');
if (!rows.includes(row)) misuse(`docs/requirements.md has no row ${row}: write it there first`);

try {
  const thing = newThing(name.join(' '), row, noun ?? null);
  const taken = sources().find((path) => kind.taken?.(thing).test(path));
  if (taken !== undefined) throw new Error(`${taken} has that name already`);
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
