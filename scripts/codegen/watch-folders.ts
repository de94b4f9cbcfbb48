import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export interface WatchOptions {
  /** Absolute paths of watched files and folders. */
  paths: readonly string[];
  /** Base of the paths in messages and for `round`. */
  root: string;
  /**
   * Called at startup without a path, and once per burst of changes, never concurrently. A rejection is printed, and the watch continues.
   */
  round: (changed: readonly string[]) => Promise<void>;
  onLine: (line: string) => void;
  /** Ends the watch. */
  signal: AbortSignal;
}

/** Milliseconds without changes that end a burst: an editor or a checkout writes several files at once. */
const BURST_MS = 100;

/**
 * Watches a few small folders until aborted. System events only trigger a comparison of file contents, so a file rewritten unchanged is no
 * change, and a replaced file is one change. Changes during a round trigger one more round: the last state is always processed.
 */
export async function watchFolders({ paths, root, round, onLine, signal }: WatchOptions): Promise<void> {
  if (signal.aborted) return;
  let known = contents(paths);
  let timer: NodeJS.Timeout | undefined;
  let going: Promise<void> | undefined;

  const run = async (changed: string[]) => {
    const names = changed.map((path) => relative(root, path).split(sep).join('/'));
    await round(names).catch((error: unknown) =>
      onLine(error instanceof Error ? error.message : String(error)),
    );
    going = undefined;
    if (!signal.aborted) look();
  };
  const look = () => {
    if (going) return;
    let now: Map<string, string>;
    try {
      watchThem();
      now = contents(paths);
    } catch (error) {
      // A file was deleted between listing and reading: its folder gets another event.
      if (!isGone(error)) throw error;
      happened();
      return;
    }
    const changed = [...new Set([...known.keys(), ...now.keys()])]
      .filter((path) => known.get(path) !== now.get(path))
      .sort();
    known = now;
    if (changed.length > 0) going = run(changed);
  };
  const happened = () => {
    clearTimeout(timer);
    timer = setTimeout(look, BURST_MS);
  };
  const watchers = new Map<string, FSWatcher>();
  const watchThem = () => {
    const now = new Set(foldersOf(paths));
    for (const [folder, watcher] of watchers) {
      if (now.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of now) {
      if (watchers.has(folder)) continue;
      // A removed folder is no fault: its parent reports it.
      watchers.set(folder, watch(folder, happened).on('error', happened));
    }
  };
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    watchThem();
    going = run([]);
    await going;
    onLine(`watching ${paths.map((path) => relative(root, path)).join(', ')}`);
    await aborted;
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    await going;
  }
}

/**
 * Every folder at and below the paths, and the folders of single files. Each has its own watcher: on Linux Node's recursive watch watches
 * every file, and loses a file that an editor replaces.
 */
function foldersOf(paths: readonly string[]): string[] {
  return paths.filter(existsSync).flatMap((path) => {
    if (!statSync(path).isDirectory()) return [dirname(path)];
    const below = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    return [path, ...below.map((entry) => join(entry.parentPath, entry.name))];
  });
}

/** Content of every file at and below the paths. */
function contents(paths: readonly string[]): Map<string, string> {
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) return [];
    if (statSync(path).isFile()) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
