import { noteMissingCode } from './outdated-page';

/** Code that is loaded on intent, so that no page pays for it before. */
export interface LazyModule<Module> {
  /** Loads it, once. A load that failed twice rejects, and is tried again by the next call. */
  load(): Promise<Module>;
  /** What was loaded; undefined before. */
  loaded(): Module | undefined;
  /** Whether it is here or on its way. */
  isRequested(): boolean;
}

/** A shop that is replaced by a new build, or a line that was gone for a moment, is back by then. */
const AGAIN_MS = 500;

/** @param load such as `() => import('./x')`: with a literal, so that the bundler makes a file of it */
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

/** Without any connection there is nothing to try. */
async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  }
}
