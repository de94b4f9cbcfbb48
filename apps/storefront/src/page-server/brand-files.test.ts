import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { brandFiles } from './brand-files';

const SECURITY = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
const BRANDS = join(import.meta.dirname, '../../../../brands');

function ask(brand: string, url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = { writeHead: vi.fn().mockReturnThis(), end: vi.fn() };
  const isSent = brandFiles(join(BRANDS, brand, 'files'), SECURITY).send(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  const [status, sent] = response.writeHead.mock.calls[0] ?? [];
  return { isSent, status, headers: sent, body: response.end.mock.calls[0]?.[0] as Buffer | undefined };
}

test.each(['komoreno', 'asamoya'])("[BRAND-04] %s has its own icons at the shop's URLs", (brand) => {
  for (const [url, type] of [
    ['/icon.svg?0f1e2d', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-icon.png', 'image/png'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
    ['/icons/maskable-512.png', 'image/png'],
    ['/images/no-image.svg', 'image/svg+xml'],
    ['/images/mail/logo.png', 'image/png'],
  ]) {
    const { isSent, status, headers } = ask(brand, url ?? '');
    expect([url, isSent, status, headers?.['content-type']]).toEqual([url, true, 200, type]);
    expect(headers, url).toMatchObject({
      'content-security-policy': SECURITY['content-security-policy'],
    });
  }
});

test('[MAIL-06] only the pictures of mails may be shown by other sites: mail programs in browsers are some', () => {
  const policyOf = (url: string) => ask('komoreno', url).headers?.['cross-origin-resource-policy'];
  expect(policyOf('/images/mail/logo.png')).toBe('cross-origin');
  expect(policyOf('/images/mail/coupon.jpg')).toBe('cross-origin');
  expect(policyOf('/icon.svg')).toBe('same-origin');
});

test('[BRAND-04] no two brands share an icon', () => {
  const bodies = ['komoreno', 'asamoya'].map((brand) =>
    ask(brand, '/icons/icon-512.png').body?.toString('base64'),
  );
  expect(new Set(bodies).size).toBe(2);
});

test('[BRAND-04] an unchanged file returns 304, and no other file of the folder is served', () => {
  const { headers } = ask('asamoya', '/favicon.ico');
  expect(ask('asamoya', '/favicon.ico', { 'if-none-match': headers?.['etag'] }).status).toBe(304);
  expect(ask('asamoya', '/favicon.ico', {}, 'HEAD').body).toBeUndefined();
  for (const url of ['/../brand.ts', '/icons', '/', '/constructor'])
    expect(ask('asamoya', url).isSent).toBe(false);
  expect(ask('none', '/favicon.ico').isSent).toBe(false);
});
