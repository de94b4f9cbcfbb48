/** The used part of the bundler: Next contains its own copy, without types. */
interface Bundler {
  readonly RuntimeModule: new (name: string, stage?: number) => object;
  readonly RuntimeGlobals: { readonly loadScript: string };
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, use: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  readonly hooks: {
    readonly runtimeRequirementInTree: {
      for(need: string): { tap(name: string, use: (chunk: object) => void): void };
    };
  };
  addRuntimeModule(chunk: object, module: object): void;
}

const NAME = 'LoadAgain';
/** After the function that loads scripts is defined. */
const STAGE_ATTACH = 10;

/** Code that has a function of the page's runtime retry a failed script. */
export function loadAgainCode(load: string): string {
  return `var load = ${load};
${load} = (url, done, key, id) => load(url, (event) => (event && event.type === "error" ? load(url, done, key, id) : done(event)), key, id);`;
}

/**
 * Retries any script after a network failure, once: a client-side navigation without its code stays empty, and React requests it only
 * once.
 */
export function loadAgain({ RuntimeModule, RuntimeGlobals: { loadScript } }: Bundler) {
  class LoadAgain extends RuntimeModule {
    constructor() {
      super(NAME, STAGE_ATTACH);
    }

    generate(): string {
      return loadAgainCode(loadScript);
    }
  }
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.runtimeRequirementInTree.for(loadScript).tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadAgain());
        });
      });
    },
  };
}
