import { expect, test } from 'vitest';
import { isOwnPage } from './is-own-page';

const request = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/api/x', { method: 'POST', headers });

test.each([
  [{}],
  [{ origin: 'https://shop.example' }],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
])('[API-06] %j is the shop’s own page, or none', (headers) => {
  expect(isOwnPage(request(headers), 'https://shop.example')).toBe(true);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'https://shop.example.evil.example' }],
  [{ origin: 'http://127.0.0.1:9999', host: '127.0.0.1:3000' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('[API-06] %j is another site’s', (headers) => {
  expect(isOwnPage(request(headers), 'https://shop.example')).toBe(false);
});
