import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { titleFault } from './title-fault.mjs';

test.each([
  'fix(cart): removing the last line empties the cart',
  'feat(ui-kit)!: a button has no tone',
  'docs: figures of a whole run of the bench',
  'test(e2e): 送料 is said',
  'Revert "perf(storefront): pages are not measured by writing them as JSON"',
])('“%s” is a valid title', (title) => {
  expect(titleFault(title)).toBeNull();
});

test.each([
  ['wip: tasks b c d', 'must begin with one of feat, fix'],
  ['Fix the cart', 'must begin with'],
  ['fix(Cart): x', 'must begin with'],
  ['fix(cart):x', 'must begin with'],
  ['fix(cart): ', 'must begin with'],
  ['fix(cart): it is mended.', 'ends with a full stop'],
  ['fixup! fix(cart): x', 'is to be made one with another commit'],
])('“%s” is not a valid title', (title, fault) => {
  expect(titleFault(title)).toContain(fault);
});

test('the command checks the commits since a base, without earlier ones and merges', () => {
  const root = mkdtempSync(join(tmpdir(), 'titles-'));
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const commit = (title: string) => git('commit', '-q', '--allow-empty', '-m', title);
  const titles = (...args: string[]) =>
    spawnSync(process.execPath, [join(projectRoot, 'scripts/commit-titles.mjs'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '-q', '-b', 'main');
  commit('before it was checked');
  const base = git('rev-parse', 'HEAD').stdout.trim();
  commit('fix(cart): a line stays');
  expect(titles('--since', base)).toMatchObject({ status: 0, stderr: '' });
  git('checkout', '-q', '-b', 'topic');
  commit('feat: more');
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', 'topic', '-m', 'Merge branch topic');
  expect(titles('--since', base).status).toBe(0);
  commit('wip');
  const { status, stderr } = titles('--since', base);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[0-9a-f]{7,} wip\n {2}must begin with/);
  expect(stderr).not.toContain('before it was checked');
  // A mistyped base must fail.
  expect(titles('--since', 'nowhere').status).toBe(1);
  expect(titles().status).toBe(2);
  rmSync(root, { recursive: true });
});
