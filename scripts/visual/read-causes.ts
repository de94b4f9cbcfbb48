import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { type ChangedToken, changedTokens } from './changed-tokens';

/** Possible causes of changed screenshots: differences from the commit that accepted them. */
export interface Causes {
  /** That commit's short hash and title. */
  commit: string;
  tokens: ChangedToken[];
  /** Style files, components and stories, from the root of the checkout. */
  files: string[];
}

const TOKENS = ['packages/design-tokens/tokens', `brands/${BRAND_NAMES[0]}`];
const DRAWS = [
  'packages/ui-kit/src',
  'packages/design-tokens/src',
  'packages/ui-kit/.storybook',
  'apps/storefront/src/features',
  'apps/storefront/src/shell',
  'apps/storefront/messages',
];

/**
 * Compares tokens and the kit's files with the commit that last touched the screenshots: the latest of all, or the oldest among the
 * differing ones, since each is compared with its accepted state.
 * @param baselines folder of the committed screenshots
 * @param changed names of the differing screenshots
 * @returns null if unknown: without git, as in an archive, or with history truncated before that commit
 */
export function readCauses(root: string, baselines: string, changed: readonly string[]): Causes | null {
  if (!existsSync(join(root, '.git'))) return null;
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    });
  const accepted = acceptedBy(git, relative(root, baselines).split(sep).join('/'), changed);
  if (accepted === null) return null;
  const differing = (...paths: string[]) =>
    [
      ...git('diff', '--name-status', '--no-renames', accepted, '--', ...paths)
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ file: line.slice(2), isNew: line.startsWith('A') })),
      ...git('ls-files', '--others', '--exclude-standard', '--', ...paths)
        .split('\n')
        .filter(Boolean)
        .map((file) => ({ file, isNew: true })),
    ].sort((one, other) => (one.file < other.file ? -1 : 1));
  const tokens = differing(...TOKENS)
    .filter(({ file }) => file.endsWith('.tokens.json'))
    .flatMap(({ file, isNew }) => {
      const now = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : null;
      return changedTokens(isNew ? null : JSON.parse(git('show', `${accepted}:${file}`)), now);
    });
  return {
    commit: git('log', '-1', '--format=%h %s', accepted).trim(),
    tokens,
    files: differing(...DRAWS)
      .map(({ file }) => file)
      .filter((file) => !/\.test\.tsx?$/.test(file)),
  };
}

/** The commit that accepted the screenshots; null when history does not reach it. */
function acceptedBy(
  git: (...args: string[]) => string,
  folder: string,
  changed: readonly string[],
): string | null {
  const cutOff = new Set(
    git('rev-parse', '--is-shallow-repository').trim() === 'true'
      ? git('rev-list', '--max-parents=0', 'HEAD').split('\n').filter(Boolean)
      : [],
  );
  const waiting = new Set(changed.map((file) => `${folder}/${file}`));
  let accepted: string | null = null;
  // Newest first: a commit and its changed screenshots.
  for (const entry of git('log', '--format=%x00%H', '--name-only', '--no-renames', '--', folder).split(
    '\0',
  )) {
    const [commit = '', ...files] = entry.split('\n').filter(Boolean);
    if (commit === '') continue;
    const isNeeded = accepted === null || files.some((file) => waiting.has(file));
    // A shallow root touches every file, because its parents are missing.
    if (isNeeded && cutOff.has(commit)) return null;
    if (isNeeded) accepted = commit;
    for (const file of files) waiting.delete(file);
    if (waiting.size === 0) break;
  }
  return accepted;
}
