type FavoriteRuntime = typeof import('./favorite-runtime');

let loading: Promise<FavoriteRuntime> | undefined;

/** Brings the code that keeps favourites, once, on intent. A failed load is tried again by the next call. */
export function loadFavorites(): Promise<FavoriteRuntime> {
  loading ??= import('./favorite-runtime').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
