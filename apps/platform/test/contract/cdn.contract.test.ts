import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdnRoutes } from '../../src/cdn/cdn-routes.ts';
import { openImageStore } from '../../src/cdn/image-store.ts';
import { renderImage } from '../../src/cdn/render-image.ts';
import { createServer } from '../../src/http/create-server.ts';

const shop = '/s/files/1/0617/4820/2731';
let server: Server;
let origin: string;
let imageDir: string;
let rendered = 0;

beforeAll(async () => {
  imageDir = await mkdtemp(join(tmpdir(), 'cdn-contract-'));
  const env = { imageDir, uploadDir: imageDir, scale: 40 };
  const store = openImageStore(env, (picture, request) => {
    rendered++;
    return renderImage(picture, request);
  });
  server = createServer(cdnRoutes(env, store));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(imageDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { headers, method });
const metadata = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe('image CDN', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('[IMG-01] serves for Accept %s %s', async (accept, type, format) => {
    const response = await get(`${shop}/products/yucca_1.jpg?width=180`, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toMatch(/accept/i);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await metadata(response)).toMatchObject({ width: 180, height: 180, format });
  });

  it.each([90, 120, 360, 540, 720])('[IMG-01] serves a width of %i', async (width) => {
    const response = await get(`${shop}/products/yucca_1.jpg?width=${width}&format=webp`);
    expect(response.headers.get('vary')).toBeNull();
    expect(await metadata(response)).toMatchObject({ width });
  });

  it.each([
    ['yucca_1_90x.jpg', 90, 90],
    ['yucca_1_60x40_crop_center@2x.jpg', 120, 80],
    ['yucca_1_small.jpg', 100, 100],
  ])('[PLAT-04] parses the size in %s', async (name, width, height) => {
    const response = await get(`${shop}/products/${name}?format=webp`);
    expect(await metadata(response)).toMatchObject({ width, height });
    expect((await get(`${shop}/products/${name.replace('yucca', 'nothing')}`)).status).toBe(404);
    expect((await get(`${shop}/products/yucca_1_60x40_crop_middle.jpg`)).status).toBe(400);
  });

  it('crops to width and height with crop, and fits inside without', async () => {
    const path = `${shop}/collections/herb_cover.jpg`;
    expect(await metadata(await get(`${path}?width=400&height=300&crop=right`))).toMatchObject({
      width: 400,
      height: 300,
    });
    const { width = 0, height = 0 } = await metadata(await get(path));
    expect(width / height).toBeGreaterThan(400 / 300);
    expect(await metadata(await get(`${path}?width=400&height=300`))).toMatchObject({
      width: 400,
      height: Math.round((400 * height) / width),
    });
  });

  it('never enlarges beyond the original', async () => {
    const { width = 0 } = await metadata(await get(`${shop}/products/yucca_1.jpg?width=5000&format=jpg`));
    expect(width).toBeLessThanOrEqual(1600);
  });

  it('responds to HEAD without a body, with the length of a rendered image, and 304 to a matching ETag', async () => {
    const path = `${shop}/products/yucca_2.jpg?width=90`;
    const before = rendered;
    const early = await get(path, {}, 'HEAD');
    expect(early.status).toBe(200);
    expect(early.headers.get('content-type')).toBe('image/jpeg');
    expect(early.headers.get('content-length')).toBeNull();
    expect(rendered, 'nothing is rendered for it').toBe(before);
    expect((await get(path)).status).toBe(200);
    const head = await get(path, {}, 'HEAD');
    expect(head.headers.get('etag')).toBe(early.headers.get('etag'));
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const etag = head.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
  });

  it.each([
    ['width=zero', 'width'],
    ['height=-1', 'height'],
    ['width=10&height=10&crop=north', 'crop'],
    ['format=tiff', 'format'],
  ])('returns 400 to ?%s and names the parameter', async (query, name) => {
    const response = await get(`${shop}/products/yucca_1.jpg?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(new RegExp(`^${name} `));
  });

  it.each([
    `${shop}/products/no-such-plant_1.jpg`,
    `${shop}/products/yucca_9.jpg`,
    `${shop}/products/../products/yucca_1.jpg.exe`,
    `${shop}/models/yucca.glb`,
    `${shop}/products/pachira-nuri.glb`,
    `${shop}/secrets/env.jpg`,
    '/s/files/1/9999/0000/0000/products/yucca_1.jpg',
    `${shop}/products/yucca-00041_1.jpg`,
    '/cdn/other.svg',
  ])('returns 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('[IMG-01] has the placeholder for products without an image', async () => {
    const response = await get('/cdn/no-image.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('<svg');
  });

  it.each([
    ['glb', 'model/gltf-binary', 'glTF'],
    ['usdz', 'model/vnd.usdz+zip', 'PK'],
  ])('[AR-01] serves the 3D model as %s, to any origin, and cacheable', async (ending, type, magic) => {
    const path = `${shop}/models/pachira-nuri.${ending}`;
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toMatch(new RegExp(`^${magic}`));
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('renders images of generated products', async () => {
    const response = await get(`${shop}/products/yucca-00007_1.jpg?width=90`);
    expect(response.status).toBe(200);
  });

  it('renders an image once for concurrent requests, and caches it', async () => {
    const path = `${shop}/products/areca_1.jpg?width=120&format=webp`;
    const before = rendered;
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(rendered - before).toBe(1);
    await get(path);
    expect(rendered - before).toBe(1);
  });

  it('serves images that another platform rendered in the same folder', async () => {
    const path = `${shop}/products/areca_1.jpg?width=130&format=webp`;
    const made = await (await get(path)).arrayBuffer();
    const other = createServer(
      cdnRoutes(
        { imageDir, uploadDir: imageDir, scale: 0 },
        openImageStore({ imageDir, uploadDir: imageDir, scale: 0 }, () =>
          Promise.reject(new Error('it is there')),
        ),
      ),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.arrayBuffer()).toEqual(made);
    await new Promise((resolve) => other.close(resolve));
  });
});
