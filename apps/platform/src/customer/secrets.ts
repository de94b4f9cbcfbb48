import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 24;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** OWASP's parameters for scrypt with 16 MiB: N is this power of two. */
export const PASSWORD_COST = 14;
const BLOCK = { r: 8, p: 5 } as const;
const STORED = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** A random token of 192 bits, in letters that an address can have. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token. It is random, so that a plain hash tells nothing of it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * `scrypt$N$r$p$salt$key`: what is kept of a password.
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
 * Whether a password is the one that `stored` was made of. Without one to compare it takes the same time and is wrong: how long an
 * answer takes does not tell who has an account.
 * @param cost with which passwords are hashed now
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
