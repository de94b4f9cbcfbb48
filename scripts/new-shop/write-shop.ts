import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brandFaults } from '@shop/rules/brand/brand-faults';
import { LANGUAGES, MAIN_LOCALE } from '@shop/rules/language';
import { projectRoot } from '../setup/project-root.mjs';
import { type Answers, camelOf, constantOf, type NamesInUse } from './answers';
import { brandTexts, GENERATED, newBrand } from './brand-files';
import { catalogueTexts, newProducts } from './catalogue-files';
import { newPalette } from './new-palette';
import { markFiles, placeholderPictures } from './placeholder-pictures';

/** A complete shop that is being moved: it is named so by one rename, and gone when every part is in its place. */
const COMPLETE = '.new-shop';
/** A shop that is being written, with the process that writes it. */
const DRAFT = /^\.new-shop-\d+$/;

/** Files that list every brand: the new one is added to each. The last one makes it a brand (`BRAND` accepts its names). */
const REGISTERS: Readonly<Record<string, (text: string, name: string, constant: string) => string>> = {
  'brands/brands.ts': (text, name, constant) =>
    withEntry(
      withImport(text, `import { ${constant} } from './${name}/brand';`),
      `${keyOf(name)}: ${constant}`,
    ),
  'brands/category-addresses.ts': (text, name, constant) =>
    withImport(text, `import { MENUS as ${constant} } from './${name}/menus';`).replace(
      /,?\s\} satisfies/,
      `, ${keyOf(name)}: ${constant} } satisfies`,
    ),
  'brands/checkout-words.ts': (text, name) => {
    const [ja, en] = ['ja', 'en'].map((language) => `${language}${camelOf(name)}`);
    const imports = [
      `import ${en} from './${name}/checkout.en.json' with { type: 'json' };`,
      `import ${ja} from './${name}/checkout.ja.json' with { type: 'json' };`,
    ];
    return withEntry(imports.reduce(withImport, text), `${keyOf(name)}: { ja: ${ja}, en: ${en} }`);
  },
  'brands/brand-names.ts': (text, name) => text.replace(/,?\s*\] as const/, `, '${name}'] as const`),
};

const keyOf = (name: string) => (name.includes('-') ? `'${name}'` : name);

/** After the last import, so that the project's own brands stay first. */
function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  lines.splice(lines.findLastIndex((one) => one.startsWith('import ')) + 1, 0, line);
  return lines.join('\n');
}

/** Before the end of the last object. */
function withEntry(text: string, entry: string): string {
  const end = text.lastIndexOf('}');
  const before = text.slice(0, end).trimEnd();
  const isOpen = before.endsWith(',');
  return `${before}${isOpen ? '\n ' : ','} ${entry}${isOpen ? ',\n' : ' '}${text.slice(end)}`;
}

/** The existing names of a project. */
export function namesInUse(root: string): NamesInUse {
  const folders = (path: string) =>
    existsSync(join(root, path))
      ? readdirSync(join(root, path), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
      : [];
  const app = 'apps/storefront/src/app';
  const lists = Object.keys(REGISTERS).map((path) => readFileSync(join(root, path), 'utf8'));
  return {
    taken: ['none', ...folders('brands'), ...folders('packages/fixtures')],
    words: new Set([...lists, GENERATED].flatMap((text) => text.match(/[\w$]+/g) ?? [])),
    modules: readdirSync(join(root, 'brands')).map((file) => file.replace(/\..*/, '')),
    reserved: ['en', 'ja', 'images', 'icons', 'checkouts', ...folders(app), ...folders(`${app}/[locale]`)],
  };
}

/**
 * Writes a shop: the brand, its catalogue and pictures, and its name in the lists of brands. All files are created in a temporary folder
 * and checked; one rename makes that folder complete, and `finishShop` moves its parts. A process killed before the rename leaves nothing that
 * is used, one killed after it leaves what the next run finishes (BRAND-05).
 * @param root of the project
 * @param signal its abort stops before anything is moved
 * @returns new or changed paths
 * @throws Error whose message has a line for each fault of the brand
 */
export async function writeShop(answers: Answers, root: string, signal?: AbortSignal): Promise<string[]> {
  const { name, colors, categories } = answers;
  const palette = newPalette(colors);
  const faults = brandFaults(newBrand(answers, palette));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const draft = join(root, `${COMPLETE}-${process.pid}`);
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), content);
  };
  const [brand, goods] = [`brands/${name}`, `packages/fixtures/${name}`];
  try {
    for (const path of Object.keys(REGISTERS)) registered(path, name, root);
    const products = newProducts(answers);
    for (const [path, text] of brandTexts(answers, palette)) put(`${brand}/${path}`, text);
    for (const [path, file] of await markFiles(colors)) put(`${brand}/files/${path}`, file);
    for (const [path, text] of catalogueTexts(answers)) put(`${goods}/catalogue/${path}`, text);
    const handles = categories.map(({ handle }) => handle);
    for (const [path, picture] of await placeholderPictures(colors, products, handles))
      put(`${goods}/images/${path}`, picture);
    put('name', name);
    cpSync(join(root, 'biome.json'), join(draft, 'biome.json'));
    formatIn(draft);
    signal?.throwIfAborted();
    // Synchronous from here on: no other code of this process runs in between.
    renameSync(draft, join(root, COMPLETE));
    finishShop(root);
    return [brand, goods, ...Object.keys(REGISTERS)];
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What to do with a new shop, in lines. A language with a fallback has the fallback's names, nouns and goods until somebody writes its own. */
export const nextSteps = ({
  name,
  languages,
}: Pick<Answers, 'name' | 'languages'>) => `BRAND=${name} npm start    starts it (the first start builds it)
What to change next: brands/README.md
${languages
  .filter((tag) => LANGUAGES[tag].fallback !== null)
  .map(
    (tag) =>
      `Names, nouns and goods in ${tag}: beside ja and en in brands/${name}/brand.ts and menus.ts, and in packages/fixtures/${name}/catalogue/words.${tag}.json;
  until then ${tag} shows those in ${LANGUAGES[tag].fallback}: docs/recipes.md, "A language"\n`,
  )
  .join('')}${
  languages[0] !== MAIN_LOCALE && languages.includes(MAIN_LOCALE)
    ? `Addresses without /${languages[0]} are Japanese, / only for who reads it: docs/adr/0149-brand-languages.md\n`
    : ''
}Before you sell: legal notice, returns and privacy, as policies of the store or in packages/fixtures/${name}/catalogue/policies.json;
  payments, in the store's settings; the sender of mails, mailFrom in brands/${name}/brand.ts
What still names the project it comes from: title, first lines and pictures of README.md, the first line of AGENTS.md;
  name and description of package.json (then npm install --package-lock-only); name and images of compose.yaml, and of the command in Dockerfile;
  examples in .env.example. LICENSE keeps its line, and gets yours below. docs/requirements.md says what the code does: goods that it names are those of the first brand`;

/**
 * Moves what an ended run left complete, and removes what it left unfinished. `brand-names.ts` comes last: until then the shop is no
 * brand, and none of its files is read.
 * @returns the finished shop's name; null if there was none
 */
export function finishShop(root: string): string | null {
  for (const left of readdirSync(root)) {
    if (DRAFT.test(left) && !isRunning(Number(left.slice(COMPLETE.length + 1))))
      rmSync(join(root, left), { recursive: true });
  }
  const from = join(root, COMPLETE);
  if (!existsSync(join(from, 'name'))) {
    rmSync(from, { recursive: true, force: true });
    return null;
  }
  const name = readFileSync(join(from, 'name'), 'utf8');
  for (const path of [`brands/${name}`, `packages/fixtures/${name}`])
    if (existsSync(join(from, path))) renameSync(join(from, path), join(root, path));
  const changed = Object.keys(REGISTERS).filter((path) => {
    const after = registered(path, name, root);
    if (after !== null) writeFileSync(join(from, path), after);
    return after !== null;
  });
  formatIn(from);
  for (const path of changed) renameSync(join(from, path), join(root, path));
  rmSync(join(from, 'name'));
  rmSync(from, { recursive: true });
  return name;
}

/** Formats a folder that has the project's biome.json, and sorts its imports; the whole project would take half a minute. */
function formatIn(folder: string): void {
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    'check',
    '--write',
    '--linter-enabled=false',
    '--vcs-enabled=false',
    '--error-on-warnings',
    '.',
  ];
  execFileSync(process.execPath, [biome, ...args], { cwd: folder, stdio: 'pipe' });
}

/** A list of brands with a new one; null if it is in there. @throws Error if the list does not have its form */
function registered(path: string, name: string, root: string): string | null {
  const before = readFileSync(join(root, path), 'utf8');
  if (before.includes(path.endsWith('names.ts') ? `'${name}'` : `'./${name}/`)) return null;
  const after = REGISTERS[path]?.(before, name, constantOf(name)) ?? before;
  if (after === before) throw new Error(`${path} is not as it was: add the brand there by hand`);
  return after;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
