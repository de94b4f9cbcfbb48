/** A place in a page, stored so that the page in the other language can be opened at it. */
export interface StoredPlace {
  /** Path of the page to come. */
  readonly path: string;
  /** Id of the part that the window's top was in; '' above all of them. */
  readonly partId: string;
  /** How far below the part's top that was, in pixels. */
  readonly below: number;
}

const KEY = 'language-place';

/** Stores a place in this tab. A browser that stores nothing opens the page at its top. */
export function storePlace({ path, partId, below }: StoredPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, partId, below]));
  } catch {
    // Storage is refused in some private windows.
  }
}

/** The place that was stored, once; null for none. */
export function takeStoredPlace(): StoredPlace | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [path, partId, below] = JSON.parse(text ?? '[]');
    return path === undefined ? null : { path, partId, below };
  } catch {
    // As above; nobody but us writes it.
    return null;
  }
}
