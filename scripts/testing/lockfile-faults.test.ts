import { describe, expect, test } from 'vitest';
import { lockfileFaults } from './lockfile-faults';

describe('errors of a lock file', () => {
  test('none when every optional package has an entry, at the level of its dependent or above', () => {
    const packages = {
      '': {},
      'node_modules/a': { optionalDependencies: { '@a/linux': '1', '@a/mac': '1' } },
      'node_modules/@a/linux': {},
      'node_modules/a/node_modules/@a/mac': {},
      'node_modules/b/node_modules/c': { optionalDependencies: { '@a/linux': '1' } },
    };
    expect(lockfileFaults({ packages })).toEqual([]);
  });

  test('a binary package without an entry, which makes npm ci fail on its system', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { '@a/windows': '1' } } };
    expect(lockfileFaults({ packages })).toEqual([
      'node_modules/a needs @a/windows 1 on some system, and the file has no entry',
    ]);
  });

  test('a registry URL, which ties the file to it', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
      'node_modules/@shop/rules': { resolved: 'packages/rules', link: true },
    };
    expect(lockfileFaults({ packages })).toHaveLength(1);
  });
});
