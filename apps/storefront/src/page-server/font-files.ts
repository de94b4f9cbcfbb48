import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { encode } from '@shop/page-server/encode';
import { chooseEncoding } from '@shop/page-server/negotiation';
import type { Encoding } from '@shop/page-server/page-store';
import { IMMUTABLE } from '@shop/page-server/send-built-file';
import type { StaticFiles } from '@shop/page-server/static-files';
import { FONT_SHEET } from '#shell/layout/font-sheet.ts';

const FOLDER = FONT_SHEET.slice(0, FONT_SHEET.lastIndexOf('/') + 1);
const SLICE = /^files\/(noto-sans-jp-[a-z0-9-]+\.woff2)$/;

/**
 * Sends the Japanese font for devices without one: its style sheet from memory, its slices from the package. Browsers that
 * can display kanji request none of it.
 */
export async function readFontFiles(): Promise<StaticFiles> {
  const source = dirname(
    createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp/package.json'),
  );
  const sheet = await readFile(join(source, 'wght.css'));
  const sheets: Partial<Record<Encoding, Buffer>> = { identity: sheet };

  async function sendSheet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    sheets[encoding] ??= encoding === 'identity' ? sheet : await encode(sheet, encoding);
    write(request, response, 'text/css; charset=utf-8', sheets[encoding], {
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  }

  async function sendSlice(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const slice = await readFile(join(source, 'files', name)).catch(() => undefined);
    if (slice) write(request, response, 'font/woff2', slice);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end();
  }

  return {
    send(request, response) {
      const { url = '', method } = request;
      if (!url.startsWith(FOLDER) || (method !== 'GET' && method !== 'HEAD')) return false;
      const [, name] = SLICE.exec(url.slice(FOLDER.length)) ?? [];
      if (url !== FONT_SHEET && name === undefined) return false;
      const sent = name === undefined ? sendSheet(request, response) : sendSlice(request, response, name);
      sent.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
      return true;
    },
  };
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  body: Buffer,
  more: Record<string, string> = {},
): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': IMMUTABLE,
    'x-content-type-options': 'nosniff',
    ...more,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
