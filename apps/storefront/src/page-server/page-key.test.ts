import type { IncomingMessage } from 'node:http';
import { pageKey } from '@shop/page-server/page-key';
import { warmHeader } from '@shop/page-server/warm-header';
import { describe, expect, test } from 'vitest';
import { SHOP_SITE } from './shop-site';

const key = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageKey({ url, headers, method } as unknown as IncomingMessage, SHOP_SITE);

describe('the key of a cached page', () => {
  test('is its URL; cookies and campaign parameters are excluded', () => {
    expect(key('/succulent', { cookie: 'cart_id=abc' })).toBe('/succulent');
    expect(key('/succulent?utm_source=mail')).toBe('/succulent');
    expect(key('/succulent?fbclid=1&p=2')).toBe('/succulent?p=2');
  });

  test('[SEC-04] is that of the page for unused parameters of any length', () => {
    const long = 'x'.repeat(2_000);
    expect(key(`/products/umbellata?gclid=${long}`)).toBe('/products/umbellata');
    expect(key(`/products/umbellata?variant=42&fbclid=${long}&utm_campaign=${long}`)).toBe(
      '/products/umbellata?variant=42',
    );
    expect(key(`/?${long}=${long}`)).toBe('/');
  });

  test('contains what changes the page', () => {
    expect(key('/products/x?variant=42')).toBe('/products/x?variant=42');
    expect(key('/ranking?category=fruit&utm_source=mail')).toBe('/ranking?category=fruit');
    expect(key('/ranking', { 'x-shop-warm': '1' })).toBe('/ranking');
    expect(key('/ranking?show=8&category=fruit')).toBe('/ranking?category=fruit&show=8');
    expect(key('/favorite?items=3,1&x=2')).toBe('/favorite?items=3.1');
    expect(key('/search/tag?tagId=1,102&p=2')).toBe('/search/tag?tagId=1,102&p=2');
    expect(key('/search?q=バラ&p=2')).toBe(`/search?q=${encodeURIComponent('バラ')}&p=2`);
  });

  test.each([
    ['/_next/static/x.js', {}, 'GET'],
    ['/api/webhooks/platform', {}, 'POST'],
    ['/api/products', {}, 'GET'],
    ['/cart/1:2', {}, 'GET'],
    ['/en/cart/1%3A2,3:4?discount=A', {}, 'GET'],
    ['/discount/APP10?redirect=/cart', {}, 'GET'],
    ['/', {}, 'HEAD'],
    ['/', { rsc: '1' }, 'GET'],
    ['/?_rsc=abc', {}, 'GET'],
    ['/', warmHeader(), 'GET'],
    [`/${'x'.repeat(600)}`, {}, 'GET'],
  ])('%s %o %s has none', (url, headers, method) => {
    expect(key(url, headers as Record<string, string>, method)).toBeUndefined();
  });
});
