/**
 * `npm run tokens`: writes values derived from the token files: hex values and derived colours, from their components; `tokens.css`; and,
 * when their colours changed, the icons with the leaf, and those with the mark that `npm run new-shop` draws. Prints the remaining manual steps.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { recoloredMark } from './new-shop/placeholder-pictures';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';
import { leafInColors } from './tokens/leaf-in-colors';
import { writtenTokens } from './tokens/written-tokens';

readOptions({
  usage: 'npm run tokens',
  about: 'Writes what follows from the token files: derived colours, tokens.css, icons.',
});

await runAsCommand(async (print) => {
  const folder = 'packages/design-tokens/tokens';
  const palettes = [...BRAND_NAMES.map((name) => `brands/${name}/palette`), 'brands/neutral-palette'].map(
    (name) => `${name}.tokens.json`,
  );
  const [built = '', ...others] = palettes;
  const read = (names: readonly string[]) =>
    new Map(names.map((name) => [name, readFileSync(join(projectRoot, name), 'utf8')]));
  // Derived colours use the palette that compiles the styles; others have their hex.
  const { files, changed } = writtenTokens(
    read([built, ...readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`)]),
  );
  for (const other of others)
    for (const [name, text] of writtenTokens(read([other])).files) files.set(name, text);
  for (const [name, text] of files) writeFileSync(join(projectRoot, name), text);
  for (const path of changed) print(`${path} is written`);

  // Loaded now: it reads the written files.
  const { cssVariables } = await import('@shop/design-tokens/css-variables');
  const { tokenTree } = await import('@shop/design-tokens/token-tree');
  const { themeOf } = await import('@shop/design-tokens/theme-of');
  const { contractNames } = await import('@shop/design-tokens/contract-names');
  if (writeIfOther('packages/design-tokens/tokens.css', cssVariables())) print('tokens.css is written');
  const contract = `${JSON.stringify(contractNames(), null, 2)}\n`;
  if (writeIfOther('packages/design-tokens/src/contract-names.json', contract))
    print("the theme's names are written");

  const { text, green } = tokenTree.palette;
  const icon = `brands/${BRAND_NAMES[0]}/files/icon.svg`;
  const leaf = readFileSync(join(projectRoot, icon), 'utf8');
  if (
    writeIfOther(icon, leafInColors(leaf, { line: text.$value.components, dots: green.$value.components }))
  ) {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/icons.ts', BRAND_NAMES[0]], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    print('the icons are rendered');
  }
  for (const name of BRAND_NAMES) {
    const folder = `brands/${name}/files`;
    const palette: object = JSON.parse(
      readFileSync(join(projectRoot, `brands/${name}/palette.tokens.json`), 'utf8'),
    );
    const { surface, text, action } = themeOf(palette).color;
    const colors = { action: action.primary, text: text.standard, page: surface.page };
    const mark = await recoloredMark(readFileSync(join(projectRoot, folder, 'icon.svg'), 'utf8'), colors);
    for (const [path, file] of mark) writeFileSync(join(projectRoot, folder, path), file);
    if (mark.size > 0) print(`${folder} has the icons in the new colours`);
  }
  print(
    changed.some((path) => path.startsWith('palette.'))
      ? 'a brand colour has changed: docs/requirements.md (TOKEN-01) and its test have the old one; pictures: npm run test:visual'
      : 'all files derived from the tokens are written',
  );
});

/** @returns whether the file changed */
function writeIfOther(path: string, text: string): boolean {
  const file = join(projectRoot, path);
  if (readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}
