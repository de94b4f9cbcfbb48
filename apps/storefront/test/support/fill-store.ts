import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { PlatformUnderTest } from './platform-under-test';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs `npm run store:check` or `npm run store:prepare` on a store, like a merchant. */
export function storeCommand(
  name: 'store-check' | 'store-prepare',
  { url, publicToken, adminToken }: PlatformUnderTest,
  shopUrl: string,
  ...args: string[]
): Promise<string> {
  const access = ['--domain', url, '--public-token', publicToken, '--admin-token', adminToken];
  const given = [name, ...access, '--shop-url', shopUrl, ...args];
  return script('scripts/shop-command.ts', given);
}

/** What a script of the repository says. */
function script(file: string, given: readonly string[]): Promise<string> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, file), ...given],
      { cwd: root, env: { ...process.env, BRAND: 'none' } },
      (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
    ),
  );
}

interface Goods {
  readonly handle: string;
  readonly title: string;
  readonly price: number;
  readonly available: number;
  readonly colour: string;
  readonly collections: readonly string[];
}
/** The goods of a small bakery: seven, one of them sold out, one without a collection. */
export const SEVEN_PRODUCTS: readonly Goods[] = [
  ['shokupan', '角食パン 一斤', 480, 12, '#d9b384', ['bread']],
  ['baguette', 'バゲット', 360, 8, '#c9975b', ['bread']],
  ['campagne', 'カンパーニュ', 720, 5, '#9c6b3f', ['bread']],
  ['rye', 'ライ麦パン', 640, 0, '#6e4a2f', ['bread']],
  ['scone', 'プレーンスコーン 四個入り', 980, 20, '#e6cfa3', ['sweets']],
  ['granola', '蜂蜜のグラノーラ 200g', 1_280, 30, '#b98a4b', ['sweets']],
  ['apron', '麻のエプロン', 4_800, 3, '#8f9aa3', []],
].map(([handle, title, price, available, colour, collections]) => ({
  handle,
  title,
  price,
  available,
  colour,
  collections,
})) as unknown as readonly Goods[];

const COLLECTIONS = [
  ['bread', '食事パン'],
  ['sweets', 'おやつ'],
] as const;
/** The policies that a Japanese shop needs. */
const POLICIES = {
  'refund-policy': '<p>食品のため返品はお受けできません。不良品は、お届けから3日以内にご連絡ください。</p>',
  'legal-notice': '<table><tr><th>販売業者</th><td>こむぎ堂合同会社</td></tr></table>',
  'privacy-policy': '<p>お預かりした情報は、商品の発送にだけ使います。</p>',
} as const;

/** Fills a prepared store through the back office, as a merchant does: goods with pictures, collections, menus and policies. */
export async function fillStore(store: PlatformUnderTest): Promise<void> {
  for (const [handle, title] of COLLECTIONS) await send(store, 'POST', 'collections', { handle, title });
  for (const { handle, title, price, available, colour, collections } of SEVEN_PRODUCTS) {
    await send(store, 'POST', 'products', {
      ...{ handle, title, vendor: 'こむぎ堂', productType: 'パン', collections: [...collections, 'all'] },
      descriptionHtml: `<p>${title}です。毎朝、店の窯で焼いています。</p>`,
      variants: [{ title: 'Default Title', price, available }],
    });
    const picture = await send(store, 'POST', `files?name=${handle}.png`, await pictureOf(colour));
    await send(store, 'PATCH', `products/${handle}/pictures`, { images: [String(picture['url'])] });
  }
  const items = COLLECTIONS.map(([handle, title]) => ({ title, url: `/collections/${handle}` }));
  await send(store, 'PATCH', 'menus/categories', { items });
  for (const [handle, body] of Object.entries(POLICIES))
    await send(store, 'PATCH', `policies/${handle}`, { body });
}

async function send(
  { url, adminToken }: PlatformUnderTest,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/admin/${path}`, {
    method,
    headers: { 'x-platform-admin-token': adminToken },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  expect([200, 201], `${method} ${path}: ${JSON.stringify(answer)}`).toContain(response.status);
  return answer;
}

/** A round thing of a colour on a light ground. */
function pictureOf(colour: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#f4efe6"/><ellipse cx="450" cy="480" rx="290" ry="200" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
