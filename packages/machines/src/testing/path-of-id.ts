import type { Exploration, ModelPath } from './explore';

/** The path that a report or a failure named, of those that are walked at level (a) or (b); null for an unknown id. */
export function pathOfId({ paths, thoroughPaths }: Exploration, id: string): ModelPath | null {
  return [...paths, ...thoroughPaths].find((path) => path.id === id) ?? null;
}
