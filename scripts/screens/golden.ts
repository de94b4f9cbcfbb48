import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageText } from '../../apps/storefront/e2e/support/page-text';
import type { RunningShop } from '../../apps/storefront/test/support/screen';
import { projectRoot } from '../setup/project-root.mjs';

const FOLDER = join(projectRoot, 'apps/storefront/goldens');
/** Maximum reported lines of a difference. */
const LINES = 12;

/** A page's HTML and its golden text. */
export interface GoldenPage {
  html: string;
  /** `ja/home`: the file is `apps/storefront/goldens/ja/home.txt`. */
  name: string;
  /** Only the page's head and main part; header and footer are the same everywhere. */
  isMainOnly: boolean;
}

/**
 * Compares a page's text with its golden text; `isUpdate` writes it instead, for review in the git diff.
 * @returns differing lines, one fault each; empty when equal
 */
export function goldenFaults(
  { html, name, isMainOnly }: GoldenPage,
  { shopUrl, platformUrl }: RunningShop,
  isUpdate: boolean,
): string[] {
  const text = pageText(html, { isMainOnly, origins: { [shopUrl]: '{shop}', [platformUrl]: '{platform}' } });
  const file = join(FOLDER, `${name}.txt`);
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [];
  }
  if (!existsSync(file)) return [`text: there is no golden file ${name}.txt`];
  return lineDifferences(readFileSync(file, 'utf8'), text).map((line) => `says ${name}.txt: ${line}`);
}

/** Lines in only one of two texts, `-` of the first, `+` of the second; at most twelve. */
export function lineDifferences(before: string, after: string): string[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const first = old.findIndex((line, at) => line !== now[at]);
  const start = first === -1 ? old.length : first;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const lines = [
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
  ];
  return lines.slice(0, LINES);
}
