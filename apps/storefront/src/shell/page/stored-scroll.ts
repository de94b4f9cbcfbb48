/** A scroll position, stored to open the page in the other language at it. */
export interface StoredScroll {
  /** Path of the next page. */
  readonly path: string;
  /** Id of the part at the window's top; '' above all of them. */
  readonly partId: string;
  /** Distance of the window's top below the part's top, in pixels. */
  readonly below: number;
}

const KEY = 'language-scroll';

/** Stores a position in this tab. A browser without storage opens the page at its top. */
export function storeScroll({ path, partId, below }: StoredScroll): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, partId, below]));
  } catch {
    // Storage is denied in some private windows.
  }
}

/** Reads and removes the stored position; null for none. */
export function takeStoredScroll(): StoredScroll | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [path, partId, below] = JSON.parse(text ?? '[]');
    return path === undefined ? null : { path, partId, below };
  } catch {
    // As above; no other code writes it.
    return null;
  }
}
