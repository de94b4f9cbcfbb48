import { join } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileStyles } from './compile-styles.mjs';
import { styleNames } from './style-names.mjs';

const ROOT = join(import.meta.dirname, '../../../../..');
const APP = join(import.meta.dirname, '../../..');

/** Output of vanilla-extract's own compiler for one file: its module, and the sheets of all files that it imports. */
async function compiledAlone(file: string, identOption: 'debug' | ReturnType<typeof styleNames>) {
  const { source } = await compile({ filePath: join(ROOT, file), identOption, cwd: APP });
  const sheets: { file: string; css: string }[] = [];
  const code = await processVanillaFile({
    source,
    filePath: join(ROOT, file),
    identOption,
    serializeVirtualCssPath: ({ fileScope, source: css }) => {
      sheets.push({ file: join(APP, fileScope.filePath), css });
      return '';
    },
  });
  return { code: code.trim(), sheets };
}

/** Styles that import others, use class names in selectors, compose classes, animate, set a theme, or create layout props. */
const FILES = [
  'packages/design-tokens/src/theme.css.ts',
  'packages/ui-kit/src/css/global.css.ts',
  'packages/ui-kit/src/css/sprinkles.css.ts',
  'packages/ui-kit/src/primitives/Button/Button.css.ts',
  'packages/ui-kit/src/primitives/TextArea/TextArea.css.ts',
  'packages/ui-kit/src/primitives/Dialog/Dialog.css.ts',
  'packages/ui-kit/src/commerce/navigation/Header/Header.css.ts',
  'packages/ui-kit/src/commerce/product/RoomRuler/RoomRuler.css.ts',
];

describe.each([
  ['short names', () => styleNames(ROOT)],
  ['names that tell what they are of', () => 'debug' as const],
])('[PERF-01] one pass over all style files, with %s', (_, identifiers) => {
  let styles: Awaited<ReturnType<typeof compileStyles>>;
  beforeAll(async () => {
    styles = await compileStyles({ root: ROOT, app: APP, identifiers: identifiers() });
  });

  test.each(FILES)('compiles %s to the same output as vanilla-extract alone', async (file) => {
    const alone = await compiledAlone(file, identifiers());
    const style = styles.get(join(ROOT, file));
    expect(style?.code).toBe(alone.code);
    const sheets = (style?.sources ?? []).flatMap((source) => {
      const css = styles.get(source)?.css;
      return css ? [{ file: source, css }] : [];
    });
    expect(sheets).toEqual(alone.sheets);
  });
});
