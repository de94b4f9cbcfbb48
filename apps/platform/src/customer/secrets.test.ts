import { expect, test } from 'vitest';
import { hashOfToken, hashPassword, isPassword, newToken } from './secrets.ts';

test('a password is known again by its hash, and no other is', async () => {
  const stored = await hashPassword('みどりの森 2026');
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(stored).not.toContain('2026');
  expect(await isPassword('みどりの森 2026', stored)).toBe(true);
  expect(await isPassword('みどりの森 2025', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
  expect(await hashPassword('みどりの森 2026')).not.toBe(stored);
});

test('without a hash, or with one that is none, every password is wrong', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('password', 'password')).toBe(false);
});

test('a token is hashed alike each time; no two tokens are the same', () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).toMatch(/^[\w-]{32}$/);
  expect(one).not.toBe(other);
  expect(hashOfToken(one)).toBe(hashOfToken(one));
  expect(hashOfToken(one)).not.toBe(hashOfToken(other));
});
