type SearchRuntime = typeof import('./search-runtime');

let loading: Promise<SearchRuntime> | undefined;

/** Brings the code of suggestions (state machine, Apollo Client), once, on intent. A failed load is tried again by the next call. */
export function loadSearch(): Promise<SearchRuntime> {
  loading ??= import('./search-runtime').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
