import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from './project-root.mjs';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
/** Our own commands; those of tools check their own options. */
const own = Object.entries(scripts).filter(
  ([name, command]) =>
    /^(?:tsx|node scripts\/with-packages\.mjs tsx|node) scripts\//.test(command) &&
    !/^pre|scripts\/tool\.mjs|with-packages\.mjs(?! tsx)/.test(`${name} ${command}`),
);

/** Reads the options itself, through a shared reader, or passes them to a command of the shop. */
const READS_OPTIONS = /\b(?:readOptions|visualOptions)\(|(?:commands|launcher)\/|imagery\//;
/** A process takes over a second: one of each kind. */
const STARTED = ['start', 'verify', 'test:screens', 'draw'];
const sourceOf = (command: string) =>
  readFileSync(join(projectRoot, [...command.matchAll(/scripts\/[\w/.-]+/g)].at(-1)?.[0] ?? ''), 'utf8');

/** Output and exit code of a command. The database does not exist: no command may reach it. */
function run(command: string, option: string): Promise<{ code: number | null; out: string; err: string }> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, [...args, option], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH']}`,
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      NODE_ENV: 'production',
    },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

describe('every command of package.json', () => {
  test('parses its options by the shared parser', () => {
    expect(own.length).toBeGreaterThan(30);
    const others = own.filter(([, command]) => !READS_OPTIONS.test(sourceOf(command)));
    expect(others).toEqual([]);
  });

  test.each(own.filter(([name]) => STARTED.includes(name)))(
    'npm run %s lists its options for an unknown one',
    async (_, command) => {
      const { code, out, err } = await run(command, '--no-such-option');
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('--no-such-option');
      expect(err).toContain('--help');
      expect(err).not.toMatch(/^\s+at /m);
    },
  );

  test.each(['npm start', 'draw', 'test:visual'])('%s prints its options with --help', async (name) => {
    const { code, out, err } = await run(scripts[name.replace('npm ', '')] ?? '', '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('--help');
  });
});
