import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSources } from './read-sources';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'app/lib'), { recursive: true });
  writeFileSync(join(folder, 'app/lib/a.ts'), 'a');
  writeFileSync(join(folder, 'app/b.css'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('[PLAT-09] the sources of a client are', () => {
  test('those with matching paths, without symlinks that lead outside', () => {
    symlinkSync('/etc/hostname', join(folder, 'app/link.ts'));
    expect([...readSources(folder, /^app\/.*\.ts$/)]).toEqual([['app/lib/a.ts', 'a']]);
  });

  test('not read when one exceeds the size limit', () => {
    writeFileSync(join(folder, 'app/large.ts'), Buffer.alloc(5 * 2 ** 20));
    expect(() => readSources(folder, /\.ts$/)).toThrow('app/large.ts is 5242880 bytes');
  });
});
