import { describe, expect, test } from 'vitest';
import { type CachedPage, PageStore } from './page-store';

const page = (bytes: number): CachedPage => ({
  status: 200,
  headers: {},
  tag: 't',
  bodies: { identity: Buffer.alloc(bytes) },
  freshUntil: 0,
});

describe('the page store', () => {
  test('stays within its limit, and evicts the least recently used', () => {
    const store = new PageStore(10_000);
    store.set('a', page(3_000));
    store.set('b', page(3_000));
    store.get('a');
    store.set('c', page(3_000));
    expect(store.get('b')).toBeUndefined();
    expect(store.get('a')).toBeDefined();
    expect(store.bytes).toBeLessThanOrEqual(10_000);
  });

  test('counts a compressed body once, and only for a stored page', () => {
    const store = new PageStore(10_000);
    const held = page(1_000);
    store.set('a', held);
    const before = store.bytes;
    store.addBody('a', held, 'br', Buffer.alloc(300));
    store.addBody('a', held, 'br', Buffer.alloc(300));
    store.addBody('a', page(1_000), 'gzip', Buffer.alloc(300));
    expect(store.bytes).toBe(before + 300);
    store.set('a', page(10));
    expect(store.bytes).toBeLessThan(before);
  });

  test("replaces a page's body by a smaller one, and counts it", () => {
    const store = new PageStore(10_000);
    const held = page(1_000);
    store.set('a', held);
    store.addBody('a', held, 'br', Buffer.alloc(300));
    const before = store.bytes;
    store.makeDense('a', held, Buffer.alloc(200));
    store.makeDense('a', page(1_000), Buffer.alloc(1));
    expect(store.bytes).toBe(before - 100);
    expect(store.get('a')?.bodies.br?.byteLength).toBe(200);
    expect(store.get('a')?.isDense).toBe(true);
  });

  test('does not store a page above its limit', () => {
    const store = new PageStore(2_000);
    store.set('a', page(5_000));
    expect(store.bytes).toBe(0);
  });
});
