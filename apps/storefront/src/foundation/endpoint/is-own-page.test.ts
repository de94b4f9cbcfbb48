import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPage } from './is-own-page';

const request = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/api/x', { method: 'POST', headers });

test.each([
  ['https://shop.example', {}],
  ['https://shop.example', { origin: 'https://shop.example' }],
  ['https://shop.example', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }],
  ['https://shop.example', { 'sec-fetch-site': 'same-origin' }],
  ['https://shop.example', { 'sec-fetch-site': 'none' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000' }],
  ['http://localhost:3000', { origin: 'http://127.0.0.1:3000' }],
  ['http://localhost:3000', { origin: 'http://[::1]:3000' }],
])('[API-06] [SEC-03] for the shop at %s %j is its own page, or none', (shopUrl, headers) => {
  expect(isOwnPage(request(headers as Record<string, string>), shopUrl)).toBe(true);
});

test.each([
  ['https://shop.example', { origin: 'https://evil.example' }],
  ['https://shop.example', { origin: 'https://evil.example', host: 'evil.example' }],
  ['https://shop.example', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['https://shop.example', { origin: 'http://shop.example' }],
  ['https://shop.example', { origin: 'null' }],
  ['https://shop.example', { origin: 'https://shop.example.evil.example' }],
  ['https://shop.example', { 'sec-fetch-site': 'cross-site' }],
  ['https://shop.example', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
  ['https://shop.example', { origin: 'https://shop.example', 'sec-fetch-site': 'none' }],
  ['https://shop.example', { origin: 'https://shop.example:8443' }],
  ['http://localhost:3000', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }],
  ['https://shop.example', { 'sec-fetch-site': 'same-site' }],
  ['http://localhost:3000', { origin: 'http://127.0.0.1:9999', host: '127.0.0.1:9999' }],
  ['http://localhost:3000', { origin: 'http://192.168.0.4:3000', host: '192.168.0.4:3000' }],
])('[API-06] [SEC-03] for the shop at %s %j is another site’s', (shopUrl, headers) => {
  expect(isOwnPage(request(headers as Record<string, string>), shopUrl)).toBe(false);
});

test('[SEC-03] no host that a request names makes another site’s page one of the shop’s', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.webAuthority(), (address, host) => {
      const { origin } = new URL(address);
      fc.pre(origin !== 'https://shop.example');
      const headers = { origin, host, 'x-forwarded-host': new URL(address).host };
      expect(isOwnPage(request(headers), 'https://shop.example')).toBe(false);
    }),
  );
});
