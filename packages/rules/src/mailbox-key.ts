import { type EmailAddress, emailKey } from './email';

/** Providers that ignore dots in the local part, mapped to the name of the mailbox without them. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox behind an address: aliases that any owner can create count as one person (MAIL-04). A plus tag is removed, and dots
 * if the provider ignores them; width and case as in `emailKey`. The key only identifies people; mail is never sent to it.
 */
export function mailboxKey(address: EmailAddress): string {
  const key = emailKey(address);
  // A quoted local part is kept literally.
  if (key.startsWith('"')) return key;
  const at = key.lastIndexOf('@');
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const plus = local.indexOf('+');
  const untagged = plus > 0 ? local.slice(0, plus) : local;
  const mailbox = WITHOUT_DOTS.get(domain);
  return mailbox === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${mailbox}`;
}
