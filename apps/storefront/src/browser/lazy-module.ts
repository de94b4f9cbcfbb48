/** Code that is loaded on intent, so that no page pays for it before. */
export interface LazyModule<Module> {
  /** Loads it, once. A failed load rejects, and is tried again by the next call. */
  load(): Promise<Module>;
  /** What was loaded; undefined before. */
  loaded(): Module | undefined;
  /** Whether it is here or on its way. */
  isRequested(): boolean;
}

/** @param load such as `() => import('./x')`: with a literal, so that the bundler makes a file of it */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    load() {
      loading ??= load().then(
        (result) => {
          module = result;
          return result;
        },
        (error: unknown) => {
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
