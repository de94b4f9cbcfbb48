import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';

const folder = join(projectRoot, 'docs/adr');
const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
const index = readFileSync(join(folder, 'README.md'), 'utf8');

test.each(files)('%s has its number, date and status, and the same in the index', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  const [, date, status] =
    /^Date: (\d{4}-\d{2}-\d{2}) · Status: (accepted|rejected|superseded by .+)$/m.exec(text) ?? [];
  expect(Number(number)).toBe(Number(file.slice(0, 4)));
  expect(index).toContain(`| [${number}](${file}) | ${title} | ${date} | ${status} |`);
});

test('the index lists only existing decisions', () => {
  expect([...index.matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)].map(([, file]) => file)).toEqual(files);
});
