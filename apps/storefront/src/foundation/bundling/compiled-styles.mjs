import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compileStyles } from './compile-styles.mjs';
import { styleFiles } from './style-files.mjs';
import { styleNames } from './style-names.mjs';

/**
 * A style file for a bundler.
 * @typedef {object} StyleModule
 * @property {string} code class names, after imports of all style sheets
 * @property {readonly string[]} sources files whose changes require recompilation
 */

/** Compiled styles, cached until a source file changes. Their style sheets are written as files, which bundlers read like any other. */
export class CompiledStyles {
  #root;
  #app;
  #named;
  #folder;
  /** @type {{ began: number, modules: Promise<ReadonlyMap<string, StyleModule>> } | undefined} */
  #last;
  /**
   * Sources of the last finished compilation.
   * @type {ReadonlySet<string>}
   */
  #sources = new Set();

  /**
   * @param {object} options
   * @param {string} options.root of the checkout
   * @param {string} options.app folder of the built app
   * @param {string} options.folder for the style sheets
   * @param {boolean} options.named whether names describe their origin, as in development
   */
  constructor({ root, app, folder, named }) {
    this.#root = root;
    this.#app = app;
    this.#named = named;
    this.#folder = folder;
  }

  /**
   * @param {string} file absolute path of a style file
   * @returns {Promise<StyleModule>}
   */
  async moduleOf(file) {
    if (!this.#last || this.#hasChangedSince(this.#last.began)) {
      // Without the millisecond a change within the clock's resolution would be missed.
      this.#last = { began: Date.now() - 1, modules: this.#compile() };
      this.#sources = new Set();
    }
    const last = this.#last;
    try {
      const module = (await last.modules).get(file);
      if (!module) throw new Error(`${file} is in no style folder`);
      return module;
    } catch (error) {
      // Its sources are unknown: the next request compiles again.
      if (this.#last === last) this.#last = undefined;
      throw error;
    }
  }

  /** @returns {Promise<ReadonlyMap<string, StyleModule>>} */
  async #compile() {
    const names = styleFiles(this.#root).join('\n');
    const compiled = await compileStyles({
      root: this.#root,
      app: this.#app,
      identifiers: this.#named ? 'debug' : styleNames(this.#root),
    });
    // Short names depend on the set of files.
    const list = join(this.#folder, 'files.txt');
    write(list, names);
    /** @type {Set<string>} */
    const sources = new Set();
    for (const [file, style] of compiled) {
      if (style.css) write(this.#sheetOf(file), style.css);
      for (const source of style.sources) sources.add(source);
    }
    this.#sources = sources;
    return new Map(
      [...compiled].map(([file, { code, sources: own }]) => {
        const imports = own
          .filter((source) => compiled.get(source)?.css)
          .map((source) => `import ${JSON.stringify(pathFrom(file, this.#sheetOf(source)))};`);
        return [file, { code: [...imports, code].join('\n'), sources: [...own, list] }];
      }),
    );
  }

  /** @param {string} file */
  #sheetOf(file) {
    return join(this.#folder, `${relative(this.#root, file).replace(/\.ts$/, '')}`);
  }

  /** @param {number} time in milliseconds */
  #hasChangedSince(time) {
    for (const source of this.#sources) {
      const changed = statSync(source, { throwIfNoEntry: false })?.mtimeMs;
      if (changed === undefined || changed > time) return true;
    }
    return false;
  }
}

/**
 * Writes a file atomically, unless unchanged: several processes may compile at once, and bundlers watch it.
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  try {
    if (readFileSync(file, 'utf8') === content) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  const growing = `${file}.${process.pid}`;
  writeFileSync(growing, content);
  renameSync(growing, file);
}

/**
 * @param {string} file
 * @param {string} target
 */
function pathFrom(file, target) {
  return relative(dirname(file), target).split(sep).join('/');
}
