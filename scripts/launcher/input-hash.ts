import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/** Folders with output or non-executable files. */
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  '__generated__',
  'e2e',
  'test',
  'testing',
  'storybook-static',
  'baselines',
  'goldens',
]);
const SKIPPED_FILES =
  /\.(?:test|spec)\.tsx?$|^playwright\.config\.ts$|\.tsbuildinfo$|^next-env\.d\.ts$|\.md$/;
const STORY = /\.stories\.tsx$/;

/**
 * Content hash of files and folders, relative to the project's root.
 * @param stories whether to include files that only Storybook reads
 */
export function inputHash(paths: readonly string[], { stories = false } = {}): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of filesIn(join(projectRoot, path), stories)) {
      hash.update(`\0${relative(projectRoot, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesIn(path: string, stories: boolean): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const skipped = entry.isDirectory()
        ? SKIPPED_FOLDERS.has(entry.name) ||
          (entry.name.startsWith('.') && !(stories && entry.name === '.storybook'))
        : SKIPPED_FILES.test(entry.name) || (!stories && STORY.test(entry.name));
      return skipped ? [] : filesIn(join(path, entry.name), stories);
    });
}
