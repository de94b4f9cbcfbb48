import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PUBLISHED_CLIENTS } from './client-packages';
import { unpackPackage } from './unpack-package';

let folder: string;
let file: Buffer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/a.js'), 'a');
  file = execFileSync('tar', ['-c', '-z', '-f', '-', '-C', folder, 'package']);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const integrityOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
const named = (integrity: string) => ({ name: 'a-client', version: '1.0.0', integrity });

describe('[PLAT-09] the tarball of a client', () => {
  test('is unpacked when its hash matches', () => {
    unpackPackage(file, named(integrityOf(file)), join(folder, 'to'));
    expect(readFileSync(join(folder, 'to/package/a.js'), 'utf8')).toBe('a');
  });

  test('is rejected when its hash differs, and nothing is written', () => {
    const wanted = named(integrityOf(Buffer.from('another')));
    expect(() => unpackPackage(file, wanted, join(folder, 'to'))).toThrow(
      `a-client 1.0.0 is not the file that is named: ${integrityOf(file)}`,
    );
    expect(existsSync(join(folder, 'to'))).toBe(false);
  });

  test('is rejected above the size limit', () => {
    const large = Buffer.alloc(33 * 2 ** 20);
    expect(() => unpackPackage(large, named(integrityOf(large)), join(folder, 'to'))).toThrow(
      'bytes, packed',
    );
  });
});

test('[PLAT-09] packages of clients are pinned by exact version and hash', () => {
  for (const { version, integrity } of PUBLISHED_CLIENTS.flatMap(({ packages }) => packages)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  }
});
