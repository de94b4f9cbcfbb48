import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 24;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** OWASP's scrypt parameters for 16 MiB: N is this power of two. */
export const PASSWORD_COST = 14;
const BLOCK = { r: 8, p: 5 } as const;
const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** A random URL-safe token of 192 bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Stored hash of a token. The token is random, so a plain hash reveals nothing. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * `scrypt$N$r$p$salt$key`: the stored form of a password.
 * @param cost N is this power of two
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const parameters = { N: 2 ** cost, ...BLOCK };
  const key = await derive(password, salt, parameters);
  const { N, r, p } = parameters;
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether a password matches `stored`. Without a stored one it takes the same time and fails, so response time does not reveal accounts.
 * @param cost current cost of password hashes
 */
export async function isPassword(password: string, stored: string | null, cost: number): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = STORED.exec(stored ?? '') ?? [];
  if (n === undefined) {
    await derive(password, randomBytes(SALT_BYTES), { N: 2 ** cost, ...BLOCK });
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
