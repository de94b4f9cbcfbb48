import { afterEach, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import { compare, complaints } from './compare-levels';
import { drawMachine } from './draw-machine';
import { machineGraph } from './machine-graph';
import { reportPage } from './report-page';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on', knock: {} } }, on: { on: { press: 'off' }, after: { 500: 'off' } } },
});

afterEach(() => vi.unstubAllEnvs());

const NAMES = {
  on: 'lamp.off: press -> lamp.on',
  off: 'lamp.on: press -> lamp.off',
  late: 'lamp.on: xstate.after.500.lamp.on -> lamp.off',
  knock: 'lamp.off: knock -> lamp.off',
};

const result = (
  level: 'a' | 'b' | 'c',
  transitions: string[],
  failure: string | null = null,
  unreachable: Record<string, string> = {},
) => ({
  level,
  machine: 'lamp',
  states: ['lamp.off', 'lamp.on'],
  transitions,
  paths: [{ id: 'lamp-0000001', sentences: ['somebody <presses>'], failure }],
  unreachable,
});

const levels = {
  a: new Map([['lamp', result('a', Object.values(NAMES))]]),
  b: new Map([['lamp', result('b', [NAMES.on], 'step 1: it stays dark')]]),
  c: new Map(),
};

test('a level reports every missed transition, and every failed path', () => {
  vi.stubEnv('MODELS_THOROUGH', '1');
  const [whole, part] = compare(lamp, levels);
  expect(whole && complaints(whole)).toEqual([]);
  expect(part && complaints(part)).toEqual([
    `not gone through: ${NAMES.knock}`,
    `not gone through: ${NAMES.off}`,
    `not gone through: ${NAMES.late}`,
    'lamp-0000001: step 1: it stays dark',
  ]);
});

test('a machine that a level never ran counts as not covered', () => {
  const [whole] = compare(lamp, { a: new Map(), b: new Map(), c: new Map() });
  expect(whole?.missing).toHaveLength(6);
});

test('unreachable transitions of a level are listed: exactly those, and only existing ones', () => {
  const listed = { [NAMES.late]: 'the lamp is slow', [NAMES.on]: 'nobody dares', 'lamp.gone': 'it was once' };
  const [part] = compare(lamp, {
    ...levels,
    a: new Map([['lamp', result('a', [NAMES.on, NAMES.off], null, listed)]]),
  });
  expect(part && complaints(part)).toEqual([
    `not gone through: ${NAMES.knock}`,
    `listed as out of reach, and is not: ${NAMES.on}`,
    'listed as out of reach, and is not: lamp.gone',
  ]);
});

test('the platform and browser levels must cover some machines only, the platform all in a thorough run', () => {
  const inBrowser = setup({}).createMachine({ id: 'cart', initial: 'none', states: { none: {} } });
  const none = { a: new Map(), b: new Map(), c: new Map() };
  expect(compare(lamp, none).map(({ level }) => level)).toEqual(['a']);
  vi.stubEnv('MODELS_THOROUGH', '1');
  expect(compare(lamp, none).map(({ level }) => level)).toEqual(['a', 'b']);
  expect(compare(inBrowser, none).map(({ level }) => level)).toEqual(['a', 'b', 'c']);
  expect(compare(inBrowser, none)[2]?.missing).toEqual(['cart.none']);
});

test('the graph has one arrow for all transitions between two states; self-transitions are in the box', () => {
  const { root, arrows } = machineGraph(lamp);
  expect(
    arrows.map(({ from, to, transitions }) => [from, to, transitions.map(({ label }) => label)]),
  ).toEqual([
    ['lamp.off', 'lamp.on', ['press']],
    ['lamp.on', 'lamp.off', ['press', 'after 500']],
  ]);
  expect(root.children[0]).toMatchObject({ label: 'off', isInitial: true, stays: [{ label: 'knock' }] });
});

test('the diagram marks the coverage of each level', async () => {
  const drawing = await drawMachine(machineGraph(lamp), (name) => (name === NAMES.on ? 'a b' : 'a'));
  expect(drawing).toContain('<g class="arrow a b">');
  expect(drawing.match(/<g class="state/g)).toHaveLength(3);
  expect(drawing.match(/class="dot b on"/g)).toHaveLength(1);
});

test('the page shows a failed path with its steps and its replay command', () => {
  vi.stubEnv('MODELS_THOROUGH', '1');
  const machines = [
    { id: 'lamp', drawing: '<svg/>', comparisons: compare(lamp, levels), results: [result('b', [], 'dark')] },
  ];
  const page = reportPage(machines, [{ name: 'cart', seed: 7, runs: 2, steps: 9, failure: null }]);
  expect(page).toContain('4 complaints');
  expect(page).toContain('somebody &lt;presses&gt;');
  expect(page).toContain('npm run test:models -- --replay lamp-0000001');
  expect(page).toContain('cart: 2 walks, 9 steps, seed 7');
});
