import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Route } from '../http/route.ts';

const require = createRequire(import.meta.url);
const FACE = dirname(require.resolve('@fontsource-variable/noto-sans-jp/package.json'));
const TYPES = { css: 'text/css; charset=utf-8', woff2: 'font/woff2' } as const;

/** Serves the Japanese font that checkout.js requests on a machine without one: style sheet and slices. */
export const faceRoute: Route = {
  method: 'GET',
  path: /^\/checkouts\/assets\/face\/(face\.css|files\/noto-sans-jp-[a-z0-9-]+\.woff2)$/,
  handle: async (_request, response, [, name = '']) => {
    const file = name === 'face.css' ? 'wght.css' : name;
    const body = await readFile(join(FACE, file)).catch(() => undefined);
    if (body === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.endsWith('.css') ? TYPES.css : TYPES.woff2,
      'content-length': body.byteLength,
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  },
};
