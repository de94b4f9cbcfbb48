import { type EmailAddress, emailKey } from './email';

/** Providers that deliver an address with dots in its local part to the mailbox without them, by the name of that mailbox. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox behind an address: aliases that every reader can make for themselves are one person (MAIL-04). A tag after a plus goes,
 * and dots where the provider ignores them; width and case as in `emailKey`. It tells people apart and is never written to.
 */
export function mailboxKey(address: EmailAddress): string {
  const key = emailKey(address);
  // What stands in quotation marks means what it says.
  if (key.startsWith('"')) return key;
  const at = key.lastIndexOf('@');
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const plus = local.indexOf('+');
  const untagged = plus > 0 ? local.slice(0, plus) : local;
  const mailbox = WITHOUT_DOTS.get(domain);
  return mailbox === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${mailbox}`;
}
