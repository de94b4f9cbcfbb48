import { noteMissingCode } from './outdated-page';

/** Code loaded on intent, so that pages do not load it initially. */
export interface LazyModule<Module> {
  /** Loads the module, once. After two failed loads it rejects; the next call tries again. */
  load(): Promise<Module>;
  /** The loaded module; undefined before. */
  loaded(): Module | undefined;
  /** Whether it is loaded or loading. */
  isRequested(): boolean;
}

/** The delay before a retry: a shop being redeployed, or a short connection failure, has recovered by then. */
const RETRY_MS = 500;

/** @param load such as `() => import('./x')`: with a literal, so that the bundler creates a chunk */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    load() {
      loading ??= loadTwice(load).then(
        (result) => {
          module = result;
          return result;
        },
        async (error: unknown) => {
          await noteMissingCode(error);
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => module,
    isRequested: () => loading !== undefined,
  };
}

/** Without a connection a retry is useless. */
async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}
