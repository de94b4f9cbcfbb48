import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isEtagListed } from '@shop/page-server/if-none-match';
import type { StaticFiles } from '@shop/page-server/static-files';

/** Types of files that a brand may replace: icons, the placeholder image, images of mails. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

/** Loaded by mail programs: one in a browser is another site (MAIL-06). */
const OF_MAILS = '/images/mail/';

/**
 * Sends a brand's own files under the shop's addresses of such files (BRAND-04). All are small and held in memory.
 * @param folder of the brand's files; without it the brand has none
 * @param security headers of answers: an SVG opened directly is a document
 */
export function brandFiles(folder: string, security: Readonly<Record<string, string>>): StaticFiles {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = new Map<string, { type: string; body: Buffer; tag: string }>(
    names.flatMap((name) => {
      const type = TYPES[extname(name)];
      if (type === undefined) return [];
      const body = readFileSync(join(folder, name));
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [[`/${name.replaceAll('\\', '/')}`, { type, body, tag }] as const];
    }),
  );
  return {
    send(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1);
      const file = files.get(path);
      if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const headers = {
        ...security,
        etag: file.tag,
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        ...(path.startsWith(OF_MAILS) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
      };
      if (isEtagListed(request.headers['if-none-match'], file.tag)) {
        response.writeHead(304, headers).end();
        return true;
      }
      response.writeHead(200, {
        ...headers,
        'content-type': file.type,
        'content-length': file.body.byteLength,
      });
      response.end(request.method === 'HEAD' ? undefined : file.body);
      return true;
    },
  };
}
