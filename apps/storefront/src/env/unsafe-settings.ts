import { isOfThisMachine } from './is-of-this-machine';

/** Known to everybody who has this code: for a shop that only its own machine reaches. */
export const PUBLIC_SECRETS = {
  WEBHOOK_SECRET: 'komoreno-webhook-secret',
  MAIL_LINK_SECRET: 'komoreno-mail-link-secret',
  PLATFORM_ADMIN_TOKEN: 'komoreno-admin-token',
} as const;

/** The settings that decide whether a shop may be reached by others. */
interface Exposure {
  readonly HOST: string;
  readonly SHOP_URL?: string | undefined;
  readonly TRUSTED_PROXIES: number;
  readonly TLS_AT_PROXY: 'on' | 'off';
  readonly PLATFORM_FAULTS: 'on' | 'off';
  readonly COUPON_CODES: string;
  readonly WEBHOOK_SECRET: string;
  readonly MAIL_LINK_SECRET: string;
  readonly PLATFORM_ADMIN_TOKEN: string;
  readonly PLATFORM_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FOLDER?: string | undefined;
}

/** Fewer characters than this can be guessed by who tries long enough. */
const SECRET_LENGTH = 32;

/** A variable that stops the start, and the rest of the sentence that begins with its name. */
interface UnsafeSetting {
  readonly name: keyof Exposure;
  readonly message: string;
}

/**
 * What is wrong with the settings of a shop that others can reach: by a `SHOP_URL` or a `HOST` that is not this machine's own. Nothing is
 * for one that only this machine reaches (OPS-03).
 */
export function unsafeSettings(given: Exposure): UnsafeSetting[] {
  const exposedBy = exposure(given);
  if (exposedBy === null) return [];
  const unsafe: UnsafeSetting[] = [];
  for (const name of Object.keys(PUBLIC_SECRETS) as (keyof typeof PUBLIC_SECRETS)[]) {
    if (name === 'PLATFORM_ADMIN_TOKEN' && given.COUPON_CODES !== 'platform') continue;
    const fault = faultOfSecret(name, given[name]);
    if (fault === null) continue;
    // Anybody could sign webhooks and the links of mails.
    unsafe.push({
      name,
      message: `${fault}, and ${exposedBy} can be reached by others: set a secret of your own (openssl rand -base64 32)`,
    });
  }
  for (const [name, reason] of unsaid(given)) {
    unsafe.push({ name, message: `is not set, and ${exposedBy} can be reached by others: ${reason}` });
  }
  if (given.PLATFORM_FAULTS === 'on') {
    unsafe.push({
      name: 'PLATFORM_FAULTS',
      message: `opens fault injection to everybody, and ${exposedBy} can be reached by others: take it away`,
    });
  }
  if (!given.SHOP_URL?.startsWith('https:')) {
    unsafe.push({
      name: 'SHOP_URL',
      message: `must be the https address of the proxy that ends TLS before the shop, because ${exposedBy} can be reached by others`,
    });
  } else if (!isOfThisMachine(given.HOST) && given.TRUSTED_PROXIES === 0 && given.TLS_AT_PROXY === 'off') {
    unsafe.push({
      name: 'TRUSTED_PROXIES',
      message:
        'must say how many proxies are before the shop, which speaks plain http on a HOST that can be reached by others; ' +
        'TLS_AT_PROXY=on if what ends TLS names no client in X-Forwarded-For',
    });
  }
  return unsafe;
}

function faultOfSecret(name: keyof typeof PUBLIC_SECRETS, secret: string): string | null {
  if (secret === PUBLIC_SECRETS[name]) return 'is the public default';
  return secret.length < SECRET_LENGTH ? `has fewer than ${SECRET_LENGTH} characters` : null;
}

/** What a shop in business has to say: its defaults are those of a machine on which a shop is tried. */
function unsaid(given: Exposure): (readonly [name: keyof Exposure, reason: string])[] {
  const { PLATFORM_URL, MAIL_FROM, SMTP_URL, MAIL_FOLDER } = given;
  return [
    ...(PLATFORM_URL === undefined
      ? [['PLATFORM_URL', 'browsers are sent to it, so it must be the address of the store'] as const]
      : []),
    ...(SMTP_URL === undefined && MAIL_FOLDER === undefined
      ? [['SMTP_URL', 'mails would go to no mail server; MAIL_FOLDER=… if they are to be files'] as const]
      : []),
    ...(MAIL_FROM === undefined
      ? [['MAIL_FROM', 'mails would be from an address that is nobody’s'] as const]
      : []),
  ];
}

/** The variable that lets others in; null when none does. */
export function exposure({
  HOST,
  SHOP_URL,
}: Pick<Exposure, 'HOST' | 'SHOP_URL'>): 'SHOP_URL' | 'HOST' | null {
  if (SHOP_URL !== undefined && !isOfThisMachine(new URL(SHOP_URL).hostname)) return 'SHOP_URL';
  return isOfThisMachine(HOST) ? null : 'HOST';
}
