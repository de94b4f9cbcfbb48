import { expect, test } from 'vitest';
import { hashOfToken, hashPassword, isPassword, newToken, PASSWORD_COST } from './secrets.ts';

test('a password is known again by its hash, and no other is', async () => {
  const stored = await hashPassword('みどりの森 2026', PASSWORD_COST);
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(stored).not.toContain('2026');
  expect(await isPassword('みどりの森 2026', stored, PASSWORD_COST)).toBe(true);
  expect(await isPassword('みどりの森 2025', stored, PASSWORD_COST)).toBe(false);
  expect(await isPassword('', stored, PASSWORD_COST)).toBe(false);
  expect(await hashPassword('みどりの森 2026', PASSWORD_COST)).not.toBe(stored);
});

test('a password is known by what its own hash cost', async () => {
  const stored = await hashPassword('mori-no-naka', 4);
  expect(stored).toMatch(/^scrypt\$16\$8\$5\$/);
  expect(await isPassword('mori-no-naka', stored, PASSWORD_COST)).toBe(true);
  expect(await isPassword('mori-no-naka', await hashPassword('mori-no-naka', PASSWORD_COST), 4)).toBe(true);
});

test('without a hash, or with one that is none, every password is wrong', async () => {
  expect(await isPassword('', null, PASSWORD_COST)).toBe(false);
  expect(await isPassword('password', 'password', PASSWORD_COST)).toBe(false);
});

test('a token is hashed alike each time; no two tokens are the same', () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).toMatch(/^[\w-]{32}$/);
  expect(one).not.toBe(other);
  expect(hashOfToken(one)).toBe(hashOfToken(one));
  expect(hashOfToken(one)).not.toBe(hashOfToken(other));
});
