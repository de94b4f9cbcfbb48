import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MAIL_LINK_PATHS, type MailLinkPurpose } from '../../contracts/mail-links';

export const LINK_PURPOSES = Object.keys(MAIL_LINK_PATHS) as readonly MailLinkPurpose[];

/** What a link names. */
export interface LinkTarget {
  readonly purpose: MailLinkPurpose;
  /** Id of the row it is about. */
  readonly id: string;
}

const payloadSchema = z.tuple([z.enum(LINK_PURPOSES), z.uuid(), z.coerce.number().int().nonnegative()]);

/** Longest token that is looked at. */
const MAX_TOKEN_LENGTH = 300;

/**
 * Writes a link's token: purpose, id, last second of its life, and a signature over them.
 * @param expiresAt null for one that never ends
 */
export function signLink(
  { purpose, id }: LinkTarget,
  { secret, expiresAt }: { readonly secret: string; readonly expiresAt: Date | null },
): string {
  const seconds = expiresAt === null ? 0 : Math.floor(expiresAt.getTime() / 1000);
  const payload = Buffer.from(`${purpose}.${id}.${seconds}`).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** Reads a token that came from outside; null for a forged, damaged or expired one. */
export function readLink(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): LinkTarget | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [payload = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(signatureOf(payload, secret));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = payloadSchema.safeParse(Buffer.from(payload, 'base64url').toString().split('.'));
  if (!parsed.success) return null;
  const [purpose, id, seconds] = parsed.data;
  return seconds !== 0 && seconds * 1000 < now.getTime() ? null : { purpose, id };
}

function signatureOf(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`mail-link:${payload}`).digest('base64url');
}
