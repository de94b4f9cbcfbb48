import { z } from 'zod';
import type { Brand } from './brand';

/** MAIL_FROM, the sender of a shop's mails: an address, or a name with one in angle brackets. */
export const mailFrom = z
  .string()
  .regex(
    /^(?:[^\s<>@]+@[^\s<>@]+|[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>)$/,
    'must look like Shop <noreply@shop.example>',
  )
  .optional();

/**
 * The sender of a shop's mails (MAIL-07): from the settings, else the brand, else an address of the shop's own host.
 * @param from MAIL_FROM, if it is set
 * @param shopUrl the shop's public address
 */
export function mailSender(
  from: string | null | undefined,
  { mailFrom: own }: Pick<Brand, 'mailFrom'>,
  shopUrl: string,
): string {
  return from ?? own ?? `noreply@${new URL(shopUrl).hostname}`;
}
