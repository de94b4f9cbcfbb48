import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { Causes } from './read-causes';
import { type Verdict, writeVisualReport } from './visual-report';

/** A white image with one black square of 10 pixels. */
function picture(left: number): Buffer {
  const png = new PNG({ width: 360, height: 200 });
  png.data.fill(255);
  for (let y = 100; y < 110; y += 1) png.data.fill(0, (y * 360 + left) * 4, (y * 360 + left + 10) * 4);
  return PNG.sync.write(png);
}

const verdict = (name: string, kind: Verdict['kind'], more: Partial<Verdict> = {}): Verdict => ({
  shot: {
    id: 'kit-a--plain',
    name,
    width: 360,
    address: 'http://127.0.0.1:6006/?path=/story/kit-a--plain',
    file: `${name.replace(/\W+/g, '-')}--360.png`,
  },
  kind,
  pixels: kind === 'changed' ? 12 : 0,
  faults: [],
  lookedTwice: kind !== 'same',
  ...(kind === 'same' ? {} : { after: picture(40) }),
  ...(kind === 'changed' ? { before: picture(60), difference: picture(50) } : {}),
  ...more,
});

function written(verdicts: Verdict[], causes: Causes | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  writeVisualReport(folder, verdicts, causes, {
    command: 'npm run test:visual',
    groups: 'components',
    open: 'npm run storybook',
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  return { files: files.sort(), read: (name: string) => readFileSync(join(folder, name)) };
}

test('the index lists the changed components, each with its page', () => {
  const { files, read } = written([
    verdict('kit/Same · Plain', 'same'),
    verdict('kit/Moved · Plain', 'changed'),
    verdict('kit/Moved · Long', 'changed'),
    verdict('kit/Fresh · Plain', 'new'),
  ]);
  const index = read('index.html').toString();
  expect(
    [...index.matchAll(/<a href="([^"]+)">([^<]+)<\/a><\/td><td class="n">(\d*)</g)].map((row) =>
      row.slice(1),
    ),
  ).toEqual([
    ['kit-Fresh.html', 'kit/Fresh', ''],
    ['kit-Moved.html', 'kit/Moved', '2'],
  ]);
  expect(index).toContain('4 images compared, 3 to review, of 2 components');
  expect(files).toContain('kit-Moved.html');
  expect(files.some((file) => file.includes('Same'))).toBe(false);
});

test('a component page shows the changed region, and links to the full images and to the story', () => {
  const { read } = written([verdict('kit/Moved · Plain', 'changed')]);
  const page = read('kit-Moved.html').toString();
  const pictures = [...page.matchAll(/<a href="([^"]+)"><img src="([^"]+)"/g)].map(
    ([, whole = '', part = '']) => [whole, part],
  );
  expect(pictures.map(([whole]) => whole)).toEqual([
    'whole/before/kit-Moved-Plain--360.png',
    'whole/after/kit-Moved-Plain--360.png',
    'whole/difference/kit-Moved-Plain--360.png',
  ]);
  for (const [whole = '', part = ''] of pictures) {
    const cut = PNG.sync.read(read(part));
    // from 24 pixels before the left square to 24 pixels after the right one
    expect([cut.width, cut.height]).toEqual([78, 58]);
    expect(PNG.sync.read(read(whole)).height).toBe(200);
  }
  expect(page).toContain('http://127.0.0.1:6006/?path=/story/kit-a--plain"');
  expect(page).not.toContain('data:');
});

test('a new shot is shown in full', () => {
  const { files } = written([verdict('kit/Fresh · Plain', 'new')]);
  expect(files).toEqual(['index.html', 'kit-Fresh.html', 'whole/after/kit-Fresh-Plain--360.png']);
});

test('changed tokens and files since the baselines were accepted are listed, tokens with both values', () => {
  const { read } = written([verdict('kit/Moved · Plain', 'changed')], {
    commit: 'abc123 feat: greener',
    tokens: [{ name: 'palette.green', before: '#7ac719', after: '#6ab512' }],
    files: ['packages/ui-kit/src/primitives/Tag/Tag.css.ts'],
  });
  const text = read('index.html')
    .toString()
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('palette.green #7ac719 #6ab512');
  expect(text).toContain('packages/ui-kit/src/primitives/Tag/Tag.css.ts');
  expect(text).toContain('What differs since the pictures were accepted abc123 feat: greener');
});

test('page content quoted in an error is escaped', () => {
  const { read } = written([verdict('kit/A · a', 'faulty', { faults: ['axe: <b>x</b>'] })]);
  expect(read('kit-A.html').toString()).toContain('axe: &lt;b&gt;x&lt;/b&gt;');
});
