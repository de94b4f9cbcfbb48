import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementIds } from './requirement-ids';

const FOLDERS = ['apps', 'packages'];
const SKIPPED = /^(?:node_modules|__generated__|storybook-static|e2e|\..*)$/;

/** Rows named by tests without a browser: unit, contract, HTTP and deployment tests. @param root the checkout */
export function rowsBelowBrowsers(root: string): ReadonlySet<string> {
  const files = FOLDERS.flatMap((folder) => testsBelow(join(root, folder)));
  return new Set(files.flatMap((file) => requirementIds(readFileSync(file, 'utf8'))));
}

function testsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : testsBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
