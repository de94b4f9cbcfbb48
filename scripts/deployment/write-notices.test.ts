import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BILL_OF_MATERIALS, NOTICE, writeNotices } from './write-notices';

let folder = '';
let notice = '';
let bill: { components: { name: string; version: string }[] };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
  writeNotices(folder);
  notice = readFileSync(join(folder, NOTICE), 'utf8');
  bill = JSON.parse(readFileSync(join(folder, BILL_OF_MATERIALS), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[OPS-02] every shipped package is listed with its version, licence and licence text', () => {
  const names = bill.components.map(({ name }) => name);
  // Bundled into the server, into browser scripts, and in node_modules.
  expect(names).toEqual(
    expect.arrayContaining(['cockatiel', '@apollo/client', 'xstate', 'swiper', 'next', 'react']),
  );
  for (const { name, version } of bill.components) expect(notice).toContain(`${name} ${version} (`);
  expect(notice).toMatch(/^react 19\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/m);
});

test('[OPS-02] development-only and workspace packages are not listed, and the output is deterministic', () => {
  const names = bill.components.map(({ name }) => name);
  for (const name of ['vitest', '@playwright/test', '@biomejs/biome', '@shop/rules'])
    expect(names).not.toContain(name);
  const before = [notice, readFileSync(join(folder, BILL_OF_MATERIALS), 'utf8')];
  writeNotices(folder);
  expect([NOTICE, BILL_OF_MATERIALS].map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(before);
});
