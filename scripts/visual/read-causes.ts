import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangedToken, changedTokens } from './changed-tokens';

/** What may have changed pictures: what differs from the last commit. */
export interface Causes {
  /** The last commit, shortened, and what it says. */
  commit: string;
  tokens: ChangedToken[];
  /** Style files, components and stories, from the root of the checkout. */
  files: string[];
}

const TOKENS = 'packages/design-tokens/tokens';
const DRAWS = [
  'packages/ui-kit/src',
  'packages/design-tokens/src',
  'packages/ui-kit/.storybook',
  'apps/storefront/src/screens',
  'apps/storefront/messages',
];

/** Compares tokens and the kit's files with the last commit. @returns null where there is no git, as in an archive */
export function readCauses(root: string): Causes | null {
  if (!existsSync(join(root, '.git'))) return null;
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    });
  const changed = (...paths: string[]) =>
    git('status', '--porcelain', '--no-renames', '--untracked-files=all', '--', ...paths)
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ file: line.slice(3), isNew: line.startsWith('??') || line.startsWith('A') }));
  const tokens = changed(TOKENS)
    .filter(({ file }) => file.endsWith('.tokens.json'))
    .flatMap(({ file, isNew }) => {
      const now = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : null;
      return changedTokens(isNew ? null : JSON.parse(git('show', `HEAD:${file}`)), now);
    });
  return {
    commit: git('log', '-1', '--format=%h %s').trim(),
    tokens,
    files: changed(...DRAWS)
      .map(({ file }) => file)
      .filter((file) => !/\.test\.tsx?$/.test(file)),
  };
}
