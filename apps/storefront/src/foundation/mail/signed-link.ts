import { z } from 'zod';
import { MAIL_LINK_PATHS, type MailLinkPurpose } from '#foundation/routing/mail-links.ts';
import { readToken, signToken } from '#foundation/tokens/signed-token.ts';

export const LINK_PURPOSES = Object.keys(MAIL_LINK_PATHS) as readonly MailLinkPurpose[];

/** The content of a link. */
export interface LinkTarget {
  readonly purpose: MailLinkPurpose;
  /** Id of the row it refers to. */
  readonly id: string;
}

const payloadSchema = z.tuple([z.enum(LINK_PURPOSES), z.uuid(), z.coerce.number().int().nonnegative()]);

const KIND = 'mail-link';

/**
 * Signs a link's token: purpose, id, expiry in seconds, and a signature over them.
 * @param expiresAt null for no expiry
 */
export function signLink(
  { purpose, id }: LinkTarget,
  { secret, expiresAt }: { readonly secret: string; readonly expiresAt: Date | null },
): string {
  const seconds = expiresAt === null ? 0 : Math.floor(expiresAt.getTime() / 1000);
  return signToken(`${purpose}.${id}.${seconds}`, { secret, kind: KIND });
}

/** Verifies an external token; null for a forged, damaged or expired one. */
export function readLink(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): LinkTarget | null {
  const parsed = payloadSchema.safeParse(readToken(token, { secret, kind: KIND })?.split('.'));
  if (!parsed.success) return null;
  const [purpose, id, seconds] = parsed.data;
  return seconds !== 0 && seconds * 1000 < now.getTime() ? null : { purpose, id };
}
