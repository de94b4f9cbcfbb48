/** A token whose value changed. */
export interface ChangedToken {
  /** Name used by components, e.g. `color.text.muted` */
  name: string;
  /** Its value in the file; null when it did not exist, or was removed. */
  before: string | null;
  after: string | null;
}

/** Compares two states of a Design Tokens file. @param before parsed JSON; null: no such file */
export function changedTokens(before: unknown, after: unknown): ChangedToken[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }));
}

/** Value and extensions of every token, by its path. */
function valuesOf(tree: unknown, path: readonly string[] = []): Map<string, string> {
  if (typeof tree !== 'object' || tree === null) return new Map();
  if ('$value' in tree) {
    const { $value: value, $extensions: extensions } = tree as { $value: unknown; $extensions?: unknown };
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return new Map([
      [path.join('.'), extensions === undefined ? text : `${text} ${JSON.stringify(extensions)}`],
    ]);
  }
  return new Map(
    Object.entries(tree)
      .filter(([key]) => !key.startsWith('$'))
      .flatMap(([key, child]) => [...valuesOf(child, [...path, key])]),
  );
}
