import { expect, test } from 'vitest';
import { hashOfToken, hashPassword, isPassword, newToken, PASSWORD_COST } from './secrets.ts';

test('a password matches its own hash only', async () => {
  const stored = await hashPassword('みどりの森 2026', PASSWORD_COST);
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(stored).not.toContain('2026');
  expect(await isPassword('みどりの森 2026', stored, PASSWORD_COST)).toBe(true);
  expect(await isPassword('みどりの森 2025', stored, PASSWORD_COST)).toBe(false);
  expect(await isPassword('', stored, PASSWORD_COST)).toBe(false);
  expect(await hashPassword('みどりの森 2026', PASSWORD_COST)).not.toBe(stored);
});

test('a password is verified with the cost parameters of its hash', async () => {
  const stored = await hashPassword('mori-no-naka', 4);
  expect(stored).toMatch(/^scrypt\$16\$8\$5\$/);
  expect(await isPassword('mori-no-naka', stored, PASSWORD_COST)).toBe(true);
  expect(await isPassword('mori-no-naka', await hashPassword('mori-no-naka', PASSWORD_COST), 4)).toBe(true);
});

test('without a hash, or with an invalid one, every password is wrong', async () => {
  expect(await isPassword('', null, PASSWORD_COST)).toBe(false);
  expect(await isPassword('password', 'password', PASSWORD_COST)).toBe(false);
});

test('a token has a stable hash; no two tokens are equal', () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).toMatch(/^[\w-]{32}$/);
  expect(one).not.toBe(other);
  expect(hashOfToken(one)).toBe(hashOfToken(one));
  expect(hashOfToken(one)).not.toBe(hashOfToken(other));
});
