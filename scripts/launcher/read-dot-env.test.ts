import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDotEnv } from './read-dot-env.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dot-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, '.env');
  writeFileSync(file, text);
  return readDotEnv(file);
}

test('parses names and values, quoted or not, without comments', () => {
  expect(read('# a\n\nPORT=3100\nexport A = "b # c"\nD=\'e\'\nF=g#h # i\nJ=\n')).toEqual({
    PORT: '3100',
    A: 'b # c',
    D: 'e',
    F: 'g#h',
    J: '',
  });
});

test('is empty when there is no file', () => {
  expect(readDotEnv(join(folder, 'absent'))).toEqual({});
});

test('names an invalid line', () => {
  expect(() => read('PORT=1\nPORT 2\n')).toThrow('line 2: expected NAME=value');
});
