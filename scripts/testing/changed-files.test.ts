import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { branchBase, changedFiles, sourceFiles } from './changed-files';

let root = '';
const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
const git = (...args: string[]) =>
  execFileSync('git', [...author, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const write = (name: string, text = name) => writeFileSync(join(root, name), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'x');
  return git('rev-parse', 'HEAD').trim();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  for (const name of ['kept', 'edited', 'removed', 'moved']) write(name);
  write('.gitignore', 'ignored\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the changes of a branch: committed, modified, new; neither deleted nor ignored', () => {
  const base = commit();
  git('checkout', '-qb', 'topic');
  write('committed');
  renameSync(join(root, 'moved'), join(root, 'moved-to'));
  commit();
  write('edited', 'anew');
  write('new');
  write('ignored');
  rmSync(join(root, 'removed'));
  expect(branchBase(root)).toBe(base);
  expect(changedFiles(root, branchBase(root))).toEqual(['committed', 'edited', 'moved-to', 'new']);
});

test('on the main branch without another base: uncommitted changes', () => {
  const base = commit();
  write('edited', 'anew');
  expect(branchBase(root)).toBe(base);
  expect(changedFiles(root, branchBase(root))).toEqual(['edited']);
});

test('rejects an unknown commit', () => {
  commit();
  expect(() => changedFiles(root, 'nowhere')).toThrow('nowhere');
});

test('the sources of a folder: committed and new files; neither built, deleted nor of another folder', () => {
  for (const name of ['app', 'app/reports', 'other']) mkdirSync(join(root, name));
  for (const name of ['app/a.ts', 'app/deleted.ts', 'other/b.ts']) write(name);
  write('.gitignore', 'reports/\n');
  commit();
  rmSync(join(root, 'app/deleted.ts'));
  for (const name of ['app/new.ts', 'app/reports/unit.json']) write(name);
  expect(sourceFiles(root, 'app').sort()).toEqual(['app/a.ts', 'app/new.ts'].map((name) => join(root, name)));
});
