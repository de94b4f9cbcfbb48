import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandFaults } from '@shop/rules/brand/brand-schema';
import type { Answers, Surroundings } from './answers';
import { brandTexts, constantOf, newBrand } from './brand-files';
import { catalogueTexts, newProducts } from './catalogue-files';
import { newPalette, unreadablePairs } from './new-palette';
import { iconFiles, iconSvg, noImageSvg, placeholderPictures } from './placeholder-pictures';

/** Files that list every brand: the new one is added to each. */
const REGISTERS: Readonly<Record<string, (text: string, name: string, constant: string) => string>> = {
  'brands/brand-names.ts': (text, name) => text.replace("'] as const", `', '${name}'] as const`),
  'brands/brands.ts': (text, name, constant) =>
    withEntry(
      withImport(text, `import { ${constant} } from './${name}/brand';`),
      `${keyOf(name)}: ${constant}`,
    ),
  'brands/category-addresses.ts': (text, name, constant) =>
    withImport(text, `import { MENUS as ${constant} } from './${name}/menus';`).replace(
      / \} satisfies/,
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
};

const camelOf = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
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
export function surroundingsOf(root: string): Surroundings {
  const folders = (path: string) =>
    existsSync(join(root, path))
      ? readdirSync(join(root, path), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
      : [];
  const app = 'apps/storefront/src/app';
  return {
    taken: ['none', ...folders('brands'), ...folders('packages/fixtures')],
    reserved: ['en', 'ja', 'images', 'icons', 'checkouts', ...folders(app), ...folders(`${app}/[locale]`)],
  };
}

/**
 * Writes a shop: the brand, its catalogue and pictures, and its name in the lists of brands. All files are created in a temporary
 * folder, checked, and then moved; if the process ends earlier, nothing remains.
 * @param root of the project
 * @param signal its abort stops before anything is moved
 * @returns new or changed paths
 * @throws Error whose message has a line for each invalid answer
 */
export async function writeShop(answers: Answers, root: string, signal?: AbortSignal): Promise<string[]> {
  const { name, colors, categories } = answers;
  const palette = newPalette(colors);
  const faults = [...unreadablePairs(palette), ...brandFaults(newBrand(answers, palette))];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const draft = join(root, `.new-shop-${name}-${process.pid}`);
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), content);
  };
  try {
    for (const [path, add] of Object.entries(REGISTERS)) {
      const before = readFileSync(join(root, path), 'utf8');
      const after = add(before, name, constantOf(name));
      if (after === before) throw new Error(`${path} is not as it was: add the brand there by hand`);
      put(path, after);
    }
    const products = newProducts(answers);
    for (const [path, text] of brandTexts(answers, palette)) put(`brand/${path}`, text);
    put('brand/files/icon.svg', iconSvg(colors));
    put('brand/files/images/no-image.svg', noImageSvg(colors));
    for (const [path, icon] of await iconFiles(colors)) put(`brand/files/${path}`, icon);
    for (const [path, text] of catalogueTexts(answers)) put(`goods/catalogue/${path}`, text);
    const handles = categories.map(({ handle }) => handle);
    for (const [path, picture] of await placeholderPictures(colors, products, handles))
      put(`goods/images/${path}`, picture);
    signal?.throwIfAborted();
    // Synchronous from here on: no other code of this process runs in between.
    const moves = [
      ['brand', `brands/${name}`],
      ['goods', `packages/fixtures/${name}`],
      ...Object.keys(REGISTERS).map((path) => [path, path] as const),
    ] as const;
    for (const [from, to] of moves) renameSync(join(draft, from), join(root, to));
    return moves.map(([, to]) => to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
