import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';

const OPERATION = 'packages/graphql/src/operations/cart/CartGetById.graphql';
const GENERATED = 'packages/graphql/src/__generated__/documents/graphql.ts';
const OFTEN = { interval: 100 };

let folder = '';
let output = '';
let watcher: ReturnType<typeof spawn> | undefined;

/** Copies the generator's input, so the checkout's own files stay unchanged. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codegen-watch-'));
  for (const path of [
    'codegen.ts',
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
    'scripts',
    'packages/graphql',
    'apps/storefront/package.json',
    'packages/rules',
    'apps/storefront/commands/read-options.mjs',
    'apps/storefront/messages',
    'apps/storefront/src',
  ]) {
    cpSync(join(projectRoot, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules') && !source.includes('__generated__'),
    });
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'apps/platform/src/graphql'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  output = '';
});
afterEach(async () => {
  if (watcher && watcher.exitCode === null) {
    const ended = new Promise((resolve) => watcher?.once('exit', resolve));
    watcher.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

test('watch mode: a changed operation, list of documents, message or inline script is generated, an invalid one is reported', async () => {
  watcher = spawn(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts', '--watch'], {
    cwd: folder,
    env: { ...process.env, CODEGEN_STORE_DOMAIN: '', CODEGEN_STORE_TOKEN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watcher.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  watcher.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const generated = () => readFileSync(join(folder, GENERATED), 'utf8');
  const said = (text: string) => vi.waitFor(() => expect(output).toContain(text), OFTEN);

  await said('watching packages/graphql/src/operations');
  expect(generated()).not.toContain('ShopNameForTheTest');

  const sound = readFileSync(join(folder, OPERATION), 'utf8');
  const lines = sound.trimEnd().split('\n').length;
  writeFileSync(join(folder, OPERATION), `${sound.trimEnd()}\nquery Faulty { shop { nmae } }\n`);
  await said(`${OPERATION}:${lines + 1}:23 Cannot query field "nmae"`);
  expect(watcher.exitCode).toBeNull();

  writeFileSync(join(folder, OPERATION), sound);
  appendFileSync(join(folder, OPERATION), '\nquery ShopNameForTheTest { shop { name } }\n');
  await vi.waitFor(() => expect(generated()).toContain('ShopNameForTheTest'), OFTEN);

  const words = join(folder, 'apps/storefront/messages/en.json');
  const english = readFileSync(words, 'utf8');
  const catalogue = () =>
    readFileSync(join(folder, 'apps/storefront/src/foundation/i18n/__generated__/catalogue.en.ts'), 'utf8');
  writeFileSync(words, english.replace('"separator"', '"spare": "Spare",\n    "separator"'));
  await said('ja.json: common.spare is missing');
  writeFileSync(words, english.replace('"Favourites"', '"Favourites for the test"'));
  await vi.waitFor(() => expect(catalogue()).toContain('Favourites for the test'), OFTEN);

  // Messages may be added before the screen that uses them.
  writeFileSync(words, english.replace('"separator"', '"spare": "Spare",\n    "separator"'));
  const japanese = join(folder, 'apps/storefront/messages/ja.json');
  writeFileSync(
    japanese,
    readFileSync(japanese, 'utf8').replace('"separator"', '"spare": "予備",\n    "separator"'),
  );
  await said('common.spare is said by no screen');
  await vi.waitFor(() => expect(catalogue()).toContain('"spare": "Spare"'), OFTEN);

  // Each query among the client's documents has a hook; a changed list of them is read again.
  const hooks = () =>
    readFileSync(join(folder, 'packages/graphql/src/__generated__/client/hooks.ts'), 'utf8');
  const config = join(folder, 'codegen.ts');
  mkdirSync(join(folder, 'packages/graphql/src/operations/test'));
  writeFileSync(
    join(folder, 'packages/graphql/src/operations/test/ShopNameForTheTest.graphql'),
    'query ShopNameForTheTest { shop { name } }\n',
  );
  writeFileSync(join(folder, OPERATION), sound);
  await vi.waitFor(() => expect(generated()).toContain('ShopNameForTheTest'), OFTEN);
  expect(hooks()).not.toContain('useShopNameForTheTestQuery');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      '/product/{ProductRecommendations,',
      '/{product,test}/{ShopNameForTheTest,ProductRecommendations,',
    ),
  );
  await vi.waitFor(() => expect(hooks()).toContain('useShopNameForTheTestQuery'), OFTEN);

  const script = join(folder, 'apps/storefront/src/features/cart/browser/cart-count.inline.ts');
  const scripts = () =>
    readFileSync(
      join(folder, 'apps/storefront/src/foundation/browser/__generated__/inline-scripts.ts'),
      'utf8',
    );
  expect(scripts()).toContain('cartCount');
  appendFileSync(script, "\nimport './no-such-module';\n");
  await said('no-such-module');
  expect(scripts()).not.toContain('no-such-module');
  writeFileSync(script, "console.info('script for the test');\n");
  await vi.waitFor(() => expect(scripts()).toContain('script for the test'), OFTEN);
});
