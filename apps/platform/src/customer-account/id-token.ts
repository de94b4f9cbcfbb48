import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { signingKeyTable } from '../db/customer-tables.ts';
import type { Database } from '../db/open.ts';

const BITS = 2048;
const ALGORITHM = 'RSA-SHA256';
const header = z.object({ alg: z.literal('RS256') });
const claims = z.object({ iss: z.string(), sub: z.string(), aud: z.string(), sid: z.string() });

/** Claims of an ID token; times in seconds since 1970. */
export interface IdClaims extends z.output<typeof claims> {
  readonly iat: number;
  readonly exp: number;
  readonly nonce?: string;
  readonly email: string;
}

const keys = new WeakMap<Database, Promise<KeyObject>>();

/** Signs an ID token (a JSON Web Token, RS256). */
export async function signIdToken(database: Database, said: IdClaims): Promise<string> {
  const key = await keyOf(database);
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: kidOf(key) })}.${part(said)}`;
  return `${signed}.${sign(ALGORITHM, Buffer.from(signed), key).toString('base64url')}`;
}

/** Claims of an own ID token, expired or not; null if the signature is not ours. */
export async function readIdToken(database: Database, token: string) {
  const [head = '', body = '', signature = ''] = token.split('.');
  if (!header.safeParse(json(head)).success) return null;
  const publicKey = createPublicKey(await keyOf(database));
  const isOurs = verify(
    ALGORITHM,
    Buffer.from(`${head}.${body}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  const parsed = claims.safeParse(json(body));
  return isOurs && parsed.success ? parsed.data : null;
}

/** The public key for verification of ID tokens (RFC 7517). */
export async function publicJwk(database: Database): Promise<JsonWebKey> {
  const key = await keyOf(database);
  return { ...createPublicKey(key).export({ format: 'jwk' }), kid: kidOf(key), use: 'sig', alg: 'RS256' };
}

/** The only key, created by the first process that needs it. */
function keyOf(database: Database): Promise<KeyObject> {
  const known = keys.get(database);
  if (known !== undefined) return known;
  const made = readOrMakeKey(database);
  keys.set(database, made);
  // Retries after a database failure.
  made.catch(() => keys.delete(database));
  return made;
}

async function readOrMakeKey(database: Database): Promise<KeyObject> {
  const read = async () => (await database.select().from(signingKeyTable))[0]?.privateKey;
  let pem = await read();
  if (pem === undefined) {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
    const made = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    await database.insert(signingKeyTable).values({ id: 1, privateKey: made }).onConflictDoNothing();
    pem = (await read()) ?? made;
  }
  return createPrivateKey(pem);
}

function kidOf(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex').slice(0, 32);
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
