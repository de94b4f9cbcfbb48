import { expect, test } from 'vitest';
import { clientOf } from './client-of';

test('[API-06] who asks is what the shop’s own server saw', () => {
  const request = (headers: Record<string, string>) => new Request('http://shop.test/', { headers });
  expect(clientOf(request({ 'x-shop-client': '203.0.113.1' }))).toBe('203.0.113.1');
  expect(clientOf(request({ 'x-forwarded-for': '203.0.113.1' }))).toBe('unknown');
});
