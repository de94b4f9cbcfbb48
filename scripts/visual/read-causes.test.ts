import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCauses } from './read-causes';

const PALETTE = 'brands/komoreno/palette.tokens.json';
const BUTTON = 'packages/ui-kit/src/primitives/Button/Button.css.ts';
const CARD = 'packages/ui-kit/src/commerce/Card/Card.css.ts';
const BASELINES = 'packages/ui-kit/baselines';

let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const green = (hex: string) => JSON.stringify({ palette: { green: { $value: hex } } });
const commit = (title: string) => {
  git('add', '-A');
  git('commit', '-qm', title);
};
const causes = (...changed: string[]) => readCauses(root, join(root, BASELINES), changed);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'causes-'));
  git('init', '-q', '-b', 'main');
  write(PALETTE, green('#7ac719'));
  write(BUTTON, 'one');
  write(CARD, 'one');
  write(`${BASELINES}/button.webp`, 'one');
  write(`${BASELINES}/card.webp`, 'one');
  commit('feat: pictures');
});
afterEach(() => rmSync(root, { recursive: true }));

test('changes since the baselines were accepted are listed, committed or not', () => {
  write(PALETTE, green('#74bd18'));
  commit('wip');
  write(BUTTON, 'two');
  commit('feat: another');
  write(CARD, 'two');
  write('packages/ui-kit/src/primitives/Tag/Tag.css.ts', 'new');
  expect(causes('button.webp')).toEqual({
    commit: expect.stringContaining('feat: pictures'),
    tokens: [{ name: 'palette.green', before: '#7ac719', after: '#74bd18' }],
    files: [CARD, BUTTON, 'packages/ui-kit/src/primitives/Tag/Tag.css.ts'],
  });
});

test('baselines accepted later are compared with that commit', () => {
  write(BUTTON, 'two');
  write(`${BASELINES}/button.webp`, 'two');
  commit('feat: button');
  write(CARD, 'two');
  commit('wip');
  expect(causes('button.webp')).toMatchObject({
    commit: expect.stringContaining('feat: button'),
    files: [CARD],
  });
  // The oldest commit of the differing ones: later changes may be the cause.
  expect(causes('button.webp', 'card.webp')).toMatchObject({
    commit: expect.stringContaining('feat: pictures'),
    files: [CARD, BUTTON],
  });
});

test('no changes are listed where nothing changed since', () => {
  write('docs/page.md', 'x');
  commit('docs: a page');
  expect(causes()).toEqual({ commit: expect.stringContaining('feat: pictures'), tokens: [], files: [] });
});

test('an added or removed token file has tokens with one value', () => {
  write('packages/design-tokens/tokens/new.tokens.json', JSON.stringify({ a: { $value: '1px' } }));
  rmSync(join(root, PALETTE));
  commit('wip');
  expect(causes('card.webp')?.tokens).toEqual([
    { name: 'palette.green', before: '#7ac719', after: null },
    { name: 'a', before: null, after: '1px' },
  ]);
});

test('nothing is listed without history: without git, and in a shallow clone', () => {
  write(BUTTON, 'two');
  commit('wip');
  const clone = mkdtempSync(join(tmpdir(), 'causes-clone-'));
  git('clone', '-q', '--depth', '1', `file://${root}`, clone);
  expect(readCauses(clone, join(clone, BASELINES), ['button.webp'])).toBeNull();
  rmSync(join(clone, '.git'), { recursive: true });
  expect(readCauses(clone, join(clone, BASELINES), ['button.webp'])).toBeNull();
  rmSync(clone, { recursive: true });
});
