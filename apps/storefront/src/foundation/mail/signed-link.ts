import { z } from 'zod';
import { MAIL_LINK_PATHS, type MailLinkPurpose } from '#foundation/routing/mail-links.ts';
import { readToken, signToken } from '#foundation/tokens/signed-token.ts';

export const LINK_PURPOSES = Object.keys(MAIL_LINK_PATHS) as readonly MailLinkPurpose[];

/** What a link names. */
export interface LinkTarget {
  readonly purpose: MailLinkPurpose;
  /** Id of the row it is about. */
  readonly id: string;
}

const payloadSchema = z.tuple([z.enum(LINK_PURPOSES), z.uuid(), z.coerce.number().int().nonnegative()]);

const KIND = 'mail-link';

/**
 * Writes a link's token: purpose, id, last second of its life, and a signature over them.
 * @param expiresAt null for one that never ends
 */
export function signLink(
  { purpose, id }: LinkTarget,
  { secret, expiresAt }: { readonly secret: string; readonly expiresAt: Date | null },
): string {
  const seconds = expiresAt === null ? 0 : Math.floor(expiresAt.getTime() / 1000);
  return signToken(`${purpose}.${id}.${seconds}`, { secret, kind: KIND });
}

/** Reads a token that came from outside; null for a forged, damaged or expired one. */
export function readLink(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): LinkTarget | null {
  const parsed = payloadSchema.safeParse(readToken(token, { secret, kind: KIND })?.split('.'));
  if (!parsed.success) return null;
  const [purpose, id, seconds] = parsed.data;
  return seconds !== 0 && seconds * 1000 < now.getTime() ? null : { purpose, id };
}
