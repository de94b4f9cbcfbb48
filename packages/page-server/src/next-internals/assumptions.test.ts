import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { changedInternals, type NextVersion, nextAt } from './assumptions';

const INSTALLED = nextAt(dirname(createRequire(import.meta.url).resolve('next/package.json')));

/** The installed version with changed files. */
function changed(changes: Readonly<Record<string, (text: string) => string | null>>): NextVersion {
  return {
    version: '99.0.0',
    read(file) {
      const text = INSTALLED.read(file);
      return text === null ? null : (changes[file] ?? (() => text))(text);
    },
  };
}

test('the installed version of Next matches the assumptions of this folder', () => {
  expect(changedInternals(INSTALLED)).toEqual([]);
});

test('a different version is reported with its file, the missing code and the file to change', () => {
  const faults = changedInternals(
    changed({
      'client/components/app-router-headers.js': (text) => text.replace("'rsc'", "'x-rsc'"),
      'server/app-render/use-flight-response.js': (text) => text.replaceAll('__next_f', '__next_data'),
      'client/components/layout-router.js': () => null,
      'client/app-next.js': (text) => text.replace('hydrate(', 'hydrateLater('),
    }),
  );
  expect(faults).toEqual([
    "next 99.0.0, dist/client/components/app-router-headers.js does not say `const RSC_HEADER = 'rsc';`: the headers of the router (next-internals/answers.ts)",
    expect.stringContaining('use-flight-response.js does not say `(self.__next_f=self.__next_f||[]).push(`'),
    expect.stringContaining('use-flight-response.js does not say `self.__next_f.push($'),
    'next 99.0.0, dist/client/components/layout-router.js is gone: a part of what a browser runs (next-internals/browser-entry.ts)',
    expect.stringMatching(/app-next\.js has changed \(digest [0-9a-f]{16}\).*browser-entry\.ts/),
  ]);
});

test.each(['// more', '   '])('comments and whitespace in the bootstrap code are ignored: "%s"', (more) => {
  const entry = (text: string) => text.replace('require("./app-webpack");', (line) => `${line}\n${more}\n`);
  expect(entry(INSTALLED.read('client/app-next.js') ?? '')).not.toBe(INSTALLED.read('client/app-next.js'));
  expect(changedInternals(changed({ 'client/app-next.js': entry }))).toEqual([]);
});
