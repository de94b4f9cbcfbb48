import { createRequire } from 'node:module';
import { join } from 'node:path';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { getFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { serializeVanillaModule, vanillaExtractTransformPlugin } from '@vanilla-extract/integration';
import { build } from 'esbuild';
import { styleFiles } from './style-files.mjs';

/**
 * @typedef {import('@vanilla-extract/css').Adapter} Adapter
 * @typedef {import('@vanilla-extract/css').FileScope} FileScope
 */

/**
 * A compiled style file.
 * @typedef {object} CompiledStyle
 * @property {string} css its own style sheet; empty where it has none
 * @property {string} code a module that exports its class names
 * @property {readonly string[]} sources absolute paths of all files that it depends on, itself the last, in the order of their evaluation
 */

/**
 * Registrations of one style file during its evaluation and CSS output.
 * @typedef {object} StyleScope
 * @property {Parameters<Adapter['appendCss']>[0][]} css
 * @property {string[]} classNames
 * @property {Parameters<Adapter['registerComposition']>[0][]} compositions
 * @property {string[]} usedCompositions
 */

/**
 * Compiles all style files of the kit and the tokens in one pass: one bundle, evaluated once. vanilla-extract's webpack plugins compile
 * each file separately, with all its imports, once for the server and once for browsers (docs/adr/0083).
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {string} options.app folder of the built app: names depend on relative paths from there, and on its package
 * @param {ReturnType<Adapter['getIdentOption']>} options.identifiers how names are generated
 * @returns {Promise<ReadonlyMap<string, CompiledStyle>>} by absolute path of the style file
 */
export async function compileStyles({ root, app, identifiers }) {
  const files = styleFiles(root).map((file) => join(root, file));
  const { code, importsOf } = await bundle(files, app, identifiers === 'debug' ? 'debug' : 'short');
  /** @type {Map<string, StyleScope>} */
  const scopes = new Map();
  /** @param {FileScope} fileScope */
  const scopeOf = ({ filePath }) => {
    const file = join(app, filePath);
    const scope = scopes.get(file) ?? { css: [], classNames: [], compositions: [], usedCompositions: [] };
    scopes.set(file, scope);
    return scope;
  };
  /**
   * The scope whose CSS is being written; all style files are evaluated by then.
   * @type {StyleScope | undefined}
   */
  let writing;
  setAdapter({
    appendCss: (css, fileScope) => scopeOf(fileScope).css.push(css),
    registerClassName: (name, fileScope) => scopeOf(fileScope).classNames.push(name),
    registerComposition: (composition, fileScope) => scopeOf(fileScope).compositions.push(composition),
    markCompositionUsed: (name) => (writing ?? scopeOf(getFileScope())).usedCompositions.push(name),
    onEndFileScope: () => undefined,
    getIdentOption: () => identifiers,
  });
  try {
    const modules = evaluate(code, app);
    const parts = files.map((file, index) => {
      const sources = evaluationOrder(file, importsOf);
      return {
        file,
        sources,
        exports: modules[index],
        scopes: sources.flatMap((source) => scopes.get(source) ?? []),
      };
    });
    /** @type {Map<string, string>} */
    const sheets = new Map();
    for (const { file, scopes: reachable } of parts) {
      writing = scopes.get(file);
      const css = transformCss({
        localClassNames: reachable.flatMap(({ classNames }) => classNames),
        composedClassLists: reachable.flatMap(({ compositions }) => compositions),
        cssObjs: writing?.css ?? [],
      });
      sheets.set(file, css.join('\n'));
    }
    return new Map(
      parts.map(({ file, sources, exports, scopes: reachable }) => {
        const used = new Set(reachable.flatMap(({ usedCompositions }) => usedCompositions));
        const unused = reachable
          .flatMap(({ compositions }) => compositions.map(({ identifier }) => identifier))
          .filter((identifier) => !used.has(identifier));
        const leftOut = unused.length > 0 ? new RegExp(`(${unused.join('|')})\\s`, 'g') : null;
        return [
          file,
          {
            css: sheets.get(file) ?? '',
            code: serializeVanillaModule([], { ...exports }, leftOut),
            sources,
          },
        ];
      }),
    );
  } finally {
    removeAdapter();
  }
}

/**
 * One module of all style files, which exports a list of their exports, and the imports of each source.
 * @param {readonly string[]} files
 * @param {string} app
 * @param {'short' | 'debug'} identOption whether names describe their origin
 */
async function bundle(files, app, identOption) {
  const imports = files.map((file, index) => `import * as style${index} from ${JSON.stringify(file)};`);
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `${imports.join('\n')}\nexport const all = [${files.map((_, index) => `style${index}`).join()}];`,
      resolveDir: app,
      loader: 'ts',
    },
    absWorkingDir: app,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    external: ['@vanilla-extract'],
    plugins: [vanillaExtractTransformPlugin({ identOption })],
    logLevel: 'silent',
  });
  const importsOf = new Map(
    Object.entries(metafile.inputs).map(([path, input]) => [
      join(app, path),
      input.imports.filter(({ external }) => !external).map((each) => join(app, each.path)),
    ]),
  );
  return { code: outputFiles.map(({ text }) => text).join(), importsOf };
}

/**
 * @param {string} code
 * @param {string} app
 * @returns {readonly Readonly<Record<string, unknown>>[]} exports of each style file, in the given order
 */
function evaluate(code, app) {
  const module = { exports: { all: [] } };
  // The shop's own sources, just bundled.
  const run = new Function('module', 'exports', 'require', code);
  run(module, module.exports, createRequire(join(app, 'package.json')));
  return module.exports.all;
}

/**
 * A file and all its imports, in order of evaluation: imports first.
 * @param {string} file
 * @param {ReadonlyMap<string, readonly string[]>} importsOf
 * @returns {string[]}
 */
function evaluationOrder(file, importsOf) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const order = [];
  /** @param {string} source */
  const visit = (source) => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of importsOf.get(source) ?? []) visit(imported);
    order.push(source);
  };
  visit(file);
  return order;
}
