import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staticServer } from './static-server';

test('serves the files of a folder by their types, 404 for missing files and paths outside, and closes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'));
  const folder = join(root, 'built');
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'iframe.html'), '<title>story</title>');
  writeFileSync(join(folder, 'fonts/face.ttf'), 'face');
  const server = await staticServer(folder);
  try {
    const page = await fetch(`${server.origin}/iframe.html?viewMode=story`);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('<title>story</title>');
    expect((await fetch(`${server.origin}/fonts/face.ttf`)).headers.get('content-type')).toBe('font/ttf');
    expect((await fetch(`${server.origin}/missing.js`)).status).toBe(404);
    expect((await fetch(`${server.origin}/%2e%2e/secret.txt`)).status).toBe(404);
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
  await expect(fetch(server.origin)).rejects.toThrow();
});
