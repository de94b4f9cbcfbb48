import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders without sources. */
const SKIPPED = new Set([
  'node_modules',
  '.next',
  'storybook-static',
  '.git',
  '.cache',
  '.data',
  'reports',
  'test-results',
]);
/** The Markdown files below a folder, as paths from it with slashes. */
export function markdownPages(root: string): string[] {
  return pagesBelow(root).map((file) => relative(root, file).split(sep).join('/'));
}

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
