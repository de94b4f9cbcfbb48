import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CompiledStyles } from './compiled-styles.mjs';

const COLOR = 'packages/design-tokens/src/color.ts';
const FRAME = 'packages/ui-kit/src/Frame.css.ts';
const CARD = 'packages/ui-kit/src/Card.css.ts';

describe('compiled styles', () => {
  let root: string;
  let app: string;
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    // Long before any compilation.
    utimesSync(join(root, file), 1_000_000, 1_000_000);
  };
  /** Like an editor: later than all earlier compilations. */
  const edit = (file: string, text: string) => {
    put(file, text);
    const later = Date.now() / 1000 + 1;
    utimesSync(join(root, file), later, later);
  };
  const sheet = (name: string) => readFileSync(join(app, 'styles/packages/ui-kit/src', name), 'utf8');
  const style = (body: string) => `import { style } from '@vanilla-extract/css';\n${body}`;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'styles-'));
    app = join(root, 'apps/shop');
    put('apps/shop/package.json', '{ "name": "shop" }');
    symlinkSync(join(import.meta.dirname, '../../../../../node_modules'), join(root, 'node_modules'));
    put(COLOR, `export const color = 'red';`);
    put(FRAME, style(`export const frame = style({ margin: 0 });`));
    put(
      CARD,
      style(
        `import { color } from '../../design-tokens/src/color';\nimport { frame } from './Frame.css';\nexport const card = style({ color, selectors: { [\`\${frame} > &\`]: { padding: 1 } } });`,
      ),
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('are a module that imports the sheets of all its style dependencies, and lists them', async () => {
    const styles = new CompiledStyles({ root, app, folder: join(app, 'styles'), named: false });
    const { code, sources } = await styles.moduleOf(join(root, CARD));
    expect(code.split('\n')).toEqual([
      'import "../../../apps/shop/styles/packages/ui-kit/src/Frame.css";',
      'import "../../../apps/shop/styles/packages/ui-kit/src/Card.css";',
      `export var card = 'b00';`,
    ]);
    expect(sheet('Card.css')).toContain('.b10 > .b00');
    expect(sources).toEqual(
      [COLOR, FRAME, CARD, 'apps/shop/styles/files.txt'].map((file) => join(root, file)),
    );
  });

  test('are recompiled exactly when one of their sources changes', async () => {
    const styles = new CompiledStyles({ root, app, folder: join(app, 'styles'), named: false });
    const first = await styles.moduleOf(join(root, CARD));
    rmSync(join(app, 'styles/packages/ui-kit/src/Frame.css'));
    expect(await styles.moduleOf(join(root, CARD))).toBe(first);
    expect(existsSync(join(app, 'styles/packages/ui-kit/src/Frame.css'))).toBe(false);

    edit(COLOR, `export const color = 'green';`);
    await styles.moduleOf(join(root, CARD));
    expect(sheet('Card.css')).toContain('green');
    expect(sheet('Frame.css')).toContain('margin');
  });

  test('have other short names when a style file is added, and are invalidated by the file list', async () => {
    const one = await new CompiledStyles({ root, app, folder: join(app, 'styles'), named: false }).moduleOf(
      join(root, FRAME),
    );
    const list = readFileSync(join(app, 'styles/files.txt'), 'utf8');
    put('packages/ui-kit/src/Avatar.css.ts', style(`export const avatar = style({ margin: 1 });`));
    const other = await new CompiledStyles({ root, app, folder: join(app, 'styles'), named: false }).moduleOf(
      join(root, FRAME),
    );
    expect(other.code).not.toBe(one.code);
    expect(readFileSync(join(app, 'styles/files.txt'), 'utf8')).not.toBe(list);
  });

  test('fail with the error, and recover when it is fixed', async () => {
    const styles = new CompiledStyles({ root, app, folder: join(app, 'styles'), named: false });
    put(FRAME, style(`export const frame = style({ margin: 0 `));
    await expect(styles.moduleOf(join(root, CARD))).rejects.toThrow(/Frame\.css\.ts/);
    put(FRAME, style(`export const frame = style({ margin: 2 });`));
    await styles.moduleOf(join(root, CARD));
    expect(sheet('Frame.css')).toContain('2px');
    await expect(styles.moduleOf(join(root, 'other.css.ts'))).rejects.toThrow(
      'other.css.ts is in no style folder',
    );
  });
});
