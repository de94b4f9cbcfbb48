import { execFileSync } from 'node:child_process';

/**
 * Files that differ from a commit, committed or not, with those that git does not know yet and without removed ones; paths
 * from the root of the checkout.
 * @param since any name of a commit
 * @throws when git knows no such commit
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

/**
 * The commit that a branch's own changes begin after: where it left the main branch; on the main branch itself, what the
 * others have of it, or else the last commit.
 */
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

/** git ended with a code of its own, as when there is no such branch; not: there is no git. */
function isUnknownName(error: unknown): boolean {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
