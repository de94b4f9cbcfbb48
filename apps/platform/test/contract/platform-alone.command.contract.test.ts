import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cdnFolder } from '@shop/fixtures/catalogue/fields';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/platform-under-test.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PICTURE = join(ROOT, 'packages/fixtures/images/products/yucca_1.webp');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
  for (const part of ['catalogue/products', 'images/products'])
    mkdirSync(join(folder, part), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with one product, based on a fixture. */
function writeProduct(more: object): void {
  const [ours] = JSON.parse(
    readFileSync(join(ROOT, 'packages/fixtures/catalogue/products/succulent.json'), 'utf8'),
  );
  writeFileSync(join(folder, 'catalogue/products/mine.json'), JSON.stringify([{ ...ours, ...more }]));
}

/** Runs the command. @returns its lines until it is ready or has ended, and a function to end it */
async function platformAlone(port: number) {
  const child = spawn(
    process.execPath,
    ['scripts/platform.mjs', '--port', String(port), '--data', join(folder, 'data'), '--seed', folder],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('Ctrl-C ends it')) resolve();
      });
  });
  await Promise.race([ready, exited]);
  return {
    output: () => output,
    async end() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    exited,
  };
}

test('[PLAT-05] the command starts a platform with the products and images of a folder, and stops it', async () => {
  writeProduct({
    handle: 'my-plant',
    images: [{ id: 1, view: 'front', src: `${cdnFolder}/products/my-plant_1.jpg`, alt: 'My plant' }],
  });
  cpSync(PICTURE, join(folder, 'images/products/my-plant_1.webp'));
  const port = await freePort();
  const platform = await platformAlone(port);
  try {
    expect(platform.output()).toContain(`platform ready on http://127.0.0.1:${port}`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'localpublictoken0123456789abcdef',
      },
      body: JSON.stringify({
        query:
          '{ products(first: 9) { nodes { handle featuredImage { url } } } blogs(first: 9) { nodes { articles(first: 9) { nodes { handle } } } } }',
      }),
    });
    const { data } = (await answer.json()) as { data: ProductsAnswer };
    const [product] = data.products.nodes;
    expect(data.products.nodes.map(({ handle }) => handle)).toEqual(['my-plant']);
    expect(data.blogs.nodes.flatMap(({ articles }) => articles.nodes)).toEqual([]);
    expect(product?.featuredImage.url).toContain(`http://localhost:${port}/`);
    const picture = await fetch(product?.featuredImage.url ?? '');
    const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([picture.status, width]).toEqual([200, (await sharp(PICTURE).metadata()).width]);
  } finally {
    expect(await platform.end()).toBe(0);
  }
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

interface ProductsAnswer {
  readonly products: {
    readonly nodes: readonly { readonly handle: string; readonly featuredImage: { readonly url: string } }[];
  };
  readonly blogs: {
    readonly nodes: readonly { readonly articles: { readonly nodes: readonly unknown[] } }[];
  };
}

test('[PLAT-05] an error in the folder is reported with its file and field, and nothing is started', async () => {
  writeProduct({ handle: 'my-plant', title: 7 });
  const platform = await platformAlone(await freePort());
  await platform.exited;
  expect(platform.output()).toContain('catalogue/products/mine.json');
  expect(platform.output()).toMatch(/at \[0\]\.title/);
});
