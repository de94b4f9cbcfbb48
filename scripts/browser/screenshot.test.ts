import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('a picture of the whole page has what loads only when scrolled to, and begins at its top', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenshot-'));
  try {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#f00"/></svg>`;
    writeFileSync(join(folder, 'red.svg'), svg);
    writeFileSync(
      join(folder, 'page.html'),
      '<html style="scroll-behavior:smooth"><body style="margin:0"><header style="position:sticky;top:0;height:99px;background:#00f"></header>' +
        '<div style="height:14000px"></div><img loading="lazy" src="red.svg" width="300" height="300">',
    );
    const [page, file] = [pathToFileURL(join(folder, 'page.html')).href, join(folder, 'page.png')];
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'screenshot.ts'), page, file, '--full', '--width', '300'],
      { encoding: 'utf8' },
    );
    expect(run.status, run.stderr).toBe(0);
    const at = async (top: number) => [
      ...(await sharp(file).extract({ left: 9, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    expect([await at(9), await at(200), await at(14200)]).toEqual([
      [0, 0, 255],
      [255, 255, 255],
      [255, 0, 0],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
