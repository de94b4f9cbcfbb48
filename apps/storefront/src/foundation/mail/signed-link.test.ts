import { describe, expect, test } from 'vitest';
import { readLink, signLink } from './signed-link';

const ID = '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a';
const secret = 'a secret of the test';
const now = new Date('2026-11-22T00:00:00Z');
const confirmation = () =>
  signLink({ purpose: 'confirm', id: ID }, { secret, expiresAt: new Date('2026-11-23T00:00:00Z') });

describe('[MAIL-06] a link in a mail', () => {
  test('is valid until it expires', () => {
    const token = confirmation();
    expect(readLink(token, { secret, now })).toEqual({ purpose: 'confirm', id: ID });
    expect(readLink(token, { secret, now: new Date('2026-11-23T00:00:00Z') })).not.toBeNull();
    expect(readLink(token, { secret, now: new Date('2026-11-23T00:00:01Z') })).toBeNull();
  });

  test('without an expiry is valid indefinitely', () => {
    const forEver = signLink({ purpose: 'unsubscribe', id: ID }, { secret, expiresAt: null });
    expect(readLink(forEver, { secret, now: new Date('2100-01-01') })).toEqual({
      purpose: 'unsubscribe',
      id: ID,
    });
  });

  test('with another key, or changed anywhere, is invalid', () => {
    const token = confirmation();
    expect(readLink(token, { secret: 'another secret', now })).toBeNull();
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(readLink(changed, { secret, now })).toBeNull();
    }
  });

  test.each(['', '.', 'a.b.c', 'x'.repeat(400)])('%j is invalid', (text) => {
    expect(readLink(text, { secret, now })).toBeNull();
  });

  test('with a suffix, or without its signature, is invalid', () => {
    const token = confirmation();
    expect(readLink(`${token}.`, { secret, now })).toBeNull();
    expect(readLink(`${token.split('.')[0]}.`, { secret, now })).toBeNull();
  });

  test('with a valid signature and an unknown subject is invalid', () => {
    const foreign = signLink({ purpose: 'confirm', id: 'no-uuid' }, { secret, expiresAt: null });
    expect(readLink(foreign, { secret, now })).toBeNull();
  });
});
