/** A place in a page, told so that the page in the other language can be opened at it. */
export interface KeptPlace {
  /** Path of the page to come. */
  readonly path: string;
  /** Id of the part that the window's top was in; '' above all of them. */
  readonly partId: string;
  /** How far below the part's top that was, in pixels. */
  readonly below: number;
}

const KEY = 'language-place';

/** Keeps a place in this tab. A browser that keeps nothing opens the page at its top. */
export function keepPlace({ path, partId, below }: KeptPlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([path, partId, below]));
  } catch {
    // Storage is refused in some private windows.
  }
}

/** The place that was kept, once; null for none. */
export function takeKeptPlace(): KeptPlace | null {
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
