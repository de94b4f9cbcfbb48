import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  ['/account?locale=en', {}, 'EN'],
  ['/account?locale=ja', { cookie: 'platform_language=en', 'accept-language': 'en' }, 'JA'],
  ['/account?locale=xx', { cookie: 'platform_language=en' }, 'EN'],
  ['/account', { cookie: 'platform_language=en', 'accept-language': 'ja' }, 'EN'],
  ['/account', { cookie: 'platform_language=ja', 'accept-language': 'en' }, 'JA'],
  ['/account', { 'accept-language': 'en-US,en;q=0.9,ja;q=0.8' }, 'EN'],
  ['/account', { 'accept-language': 'en;q=0.3, fr, ja-JP;q=0.8' }, 'JA'],
  ['/account', { 'accept-language': 'fr,de;q=0.9,en;q=0.5' }, 'EN'],
  ['/account', { 'accept-language': 'en;q=0, *' }, 'JA'],
  ['/account', { 'accept-language': 'xx' }, 'JA'],
  ['/account', {}, 'JA'],
] as const)('[ROUTE-15] %s with %o returns %s', (url, headers, language) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  expect(pageLanguage(request)).toBe(language);
});
