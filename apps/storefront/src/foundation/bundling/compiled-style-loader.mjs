import { CompiledStyles } from './compiled-styles.mjs';

/**
 * A loader's context in both bundlers.
 * @typedef {object} LoaderContext
 * @property {string} resourcePath
 * @property {() => ConstructorParameters<typeof CompiledStyles>[0]} getOptions
 * @property {(file: string) => void} addDependency
 * @property {() => (error: Error | null, code?: string) => void} async
 */

/** @type {CompiledStyles | undefined} */
let styles;

/**
 * A loader for webpack and Turbopack: returns this file's result of the pass over all style files. It answers before the file is read, so
 * that no other loader compiles it.
 * @this {LoaderContext}
 */
export async function pitch() {
  const done = this.async();
  try {
    styles ??= new CompiledStyles(this.getOptions());
    const { code, sources } = await styles.moduleOf(this.resourcePath);
    for (const source of sources) this.addDependency(source);
    done(null, code);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}
