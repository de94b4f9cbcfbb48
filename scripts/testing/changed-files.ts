import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that differ from a commit, committed or not, including untracked and without deleted ones; paths from the root of the checkout.
 * @param since any name of a commit
 * @throws when git does not know the commit
 */
export function changedFiles(root: string, since: string): string[] {
  const lines = (...args: string[]) =>
    git(root, ...args)
      .split('\n')
      .filter(Boolean);
  return [
    ...new Set([
      ...lines('diff', '--name-only', '--no-renames', '--diff-filter=d', since),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort();
}

/** The base commit of a branch: its fork from the main branch. On the main branch itself: the upstream's commit, or else HEAD. */
export function branchBase(root: string): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main).trim();
    } catch (error) {
      if (!isUnknownName(error)) throw error;
    }
  }
  return 'HEAD';
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });
}

/** git exited with an error code, as for an unknown branch; not a missing git. */
function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** Paths of the files of git in some folders, including new ones: files that a build wrote are no sources. */
export function sourceFiles(root: string, ...folders: string[]): string[] {
  return git(root, 'ls-files', '-co', '--exclude-standard', '--', ...folders)
    .split('\n')
    .map((file) => join(root, file))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}
