import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOptions } from '../../apps/storefront/commands/read-options.mjs';

const COMMAND = { usage: 'npm run draw -- [options]', about: 'Draws the winners.' };
const OPTIONS = {
  campaign: { type: 'string', value: 'ID', about: 'which' },
  write: { type: 'boolean', default: false, about: 'record them' },
  only: { type: 'string', short: 'o', multiple: true, default: [] as string[], about: 'some of them' },
} as const;
const HELP = [
  'npm run draw -- [options]',
  'Draws the winners.',
  '',
  '  --campaign ID      which',
  '  --write            record them',
  '  -o, --only TEXT …  some of them',
  '  --help             this text',
].join('\n');

class Exit extends Error {
  readonly code: unknown;

  constructor(code: unknown) {
    super(`exit ${code}`);
    this.code = code;
  }
}
const printed: string[] = [];
const read = (...args: string[]) => readOptions(COMMAND, OPTIONS, args);
const exitOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
  return 'goes on';
};

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(code);
  });
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(`out: ${text}`));
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(`err: ${text}`));
});
afterEach(() => vi.restoreAllMocks());

describe('the options of a command', () => {
  test('are parsed with their defaults', () => {
    expect(read('--campaign', 'spring', '-o', 'a', '--only=b')).toEqual({
      values: { campaign: 'spring', write: false, only: ['a', 'b'] },
      positionals: [],
    });
    expect(printed).toEqual([]);
  });

  test('are printed with --help', () => {
    expect(exitOf(() => read('--help', '--write'))).toBe(0);
    expect(printed).toEqual([`out: ${HELP}`]);
  });

  test.each([
    [['--wirte'], "Unknown option '--wirte'"],
    [['--campaign'], "Option '--campaign <value>' argument missing"],
    [['--campaign', '--write'], "Option '--campaign' argument is ambiguous."],
    [['--write=yes'], "Option '--write' does not take an argument"],
    [['spring'], "Unexpected argument 'spring'"],
  ])('that are invalid (%s) are reported in one sentence, with the valid ones', (args, sentence) => {
    expect(exitOf(() => read(...args))).toBe(2);
    expect(printed).toEqual([`err: ${sentence}\n\n${HELP}`]);
  });

  test('may be followed by arguments: any, or those of a list', () => {
    expect(readOptions({ ...COMMAND, positionals: 'any' }, {}, ['a', 'b']).positionals).toEqual(['a', 'b']);
    const listed = { ...COMMAND, positionals: ['contract', 'e2e'] };
    expect(readOptions(listed, {}, ['e2e']).positionals).toEqual(['e2e']);
    expect(exitOf(() => readOptions(listed, {}, ['e2e', 'unit']))).toBe(2);
  });
});
