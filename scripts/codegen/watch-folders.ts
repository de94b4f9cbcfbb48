import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export interface WatchOptions {
  /** Absolute paths of files and folders to look at. */
  paths: readonly string[];
  /** Paths in messages and for `round` are relative to it. */
  root: string;
  /**
   * Done at the start, with no path, and once for each burst of changes; never twice at a time. What it rejects with is
   * printed, and the watch goes on.
   */
  round: (changed: readonly string[]) => Promise<void>;
  onLine: (line: string) => void;
  /** Ends the watch. */
  signal: AbortSignal;
}

/** Milliseconds of rest that end a burst: an editor or a checkout writes several files at once. */
const BURST_MS = 100;

/**
 * Watches a few small folders until it is aborted. The system only says that something happened; what did is read from the
 * files' contents, so that a file written as it was is no change, and an editor that replaces a file is none but that.
 * Changes that come while a round is going on make one more round after it: the last state is always seen.
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
      // A file went between the listing and the reading: its folder has one more change to come to rest.
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
      // A folder that is removed is no fault: the one above it says so.
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
 * Every folder at and below the paths, and those in which single files lie. Each is watched for itself: what Node calls a
 * recursive watch is one of every file on Linux, and loses a file that an editor replaces.
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
