/** Published with this code: only for a shop that no other machine can reach. */
export const PUBLIC_SECRETS = /** @type {const} */ ({
  WEBHOOK_SECRET: 'local-webhook-secret',
  MAIL_LINK_SECRET: 'local-mail-link-secret',
  PLATFORM_ADMIN_TOKEN: 'local-admin-token',
});

/**
 * The settings that decide whether a shop may be reached by others.
 * @typedef {{
 *   readonly HOST: string,
 *   readonly SHOP_URL?: string | undefined,
 *   readonly TRUSTED_PROXIES: number,
 *   readonly TLS_AT_PROXY: 'on' | 'off',
 *   readonly PLATFORM_FAULTS: 'on' | 'off',
 *   readonly COUPON_CODES: string,
 *   readonly WEBHOOK_SECRET: string,
 *   readonly MAIL_LINK_SECRET: string,
 *   readonly PLATFORM_ADMIN_TOKEN: string,
 *   readonly PLATFORM_URL?: string | undefined,
 *   readonly MAIL_FROM?: string | undefined,
 *   readonly SMTP_URL?: string | undefined,
 *   readonly MAIL_FOLDER?: string | undefined,
 * }} Exposure
 */

/** Minimum length of a secret: a shorter one can be guessed by brute force. */
const SECRET_LENGTH = 32;

/**
 * A variable that stops the start, and the rest of the sentence that begins with its name.
 * @typedef {{ readonly name: keyof Exposure, readonly message: string }} UnsafeSetting
 */

/**
 * The unsafe settings of a shop that other machines can reach: its `SHOP_URL` or `HOST` is not this machine's own. None for a shop
 * that only this machine reaches (OPS-03). Plain JavaScript: the launcher calls it before anything is installed.
 * @param {Exposure} given
 * @returns {UnsafeSetting[]}
 */
export function unsafeSettings(given) {
  const exposedBy = exposure(given);
  if (exposedBy === null) return [];
  /** @type {UnsafeSetting[]} */
  const unsafe = [];
  for (const name of /** @type {(keyof typeof PUBLIC_SECRETS)[]} */ (Object.keys(PUBLIC_SECRETS))) {
    if (name === 'PLATFORM_ADMIN_TOKEN' && given.COUPON_CODES !== 'platform') continue;
    const fault = faultOfSecret(name, given[name]);
    if (fault === null) continue;
    // Anybody could sign webhooks and the links of mails.
    unsafe.push({
      name,
      message: `${fault}, and ${exposedBy} is reachable from other machines: set a secret of your own (openssl rand -base64 32)`,
    });
  }
  for (const [name, reason] of unsaid(given)) {
    unsafe.push({
      name,
      message: `is not set, and ${exposedBy} is reachable from other machines: ${reason}`,
    });
  }
  if (given.PLATFORM_FAULTS === 'on') {
    unsafe.push({
      name: 'PLATFORM_FAULTS',
      message: `enables fault injection for all clients, and ${exposedBy} is reachable from other machines: remove it`,
    });
  }
  if (!given.SHOP_URL?.startsWith('https:')) {
    unsafe.push({
      name: 'SHOP_URL',
      message: `must be the https address of the proxy that ends TLS before the shop, because ${exposedBy} is reachable from other machines`,
    });
  } else if (!isOfThisMachine(given.HOST) && given.TRUSTED_PROXIES === 0 && given.TLS_AT_PROXY === 'off') {
    unsafe.push({
      name: 'TRUSTED_PROXIES',
      message:
        'must be the number of proxies before the shop, which serves plain http on a HOST that is reachable from other machines; ' +
        'TLS_AT_PROXY=on if the TLS proxy sends no X-Forwarded-For',
    });
  }
  return unsafe;
}

/**
 * @param {keyof typeof PUBLIC_SECRETS} name
 * @param {string} secret
 * @returns {string | null}
 */
function faultOfSecret(name, secret) {
  if (secret === PUBLIC_SECRETS[name]) return 'is the public default';
  return secret.length < SECRET_LENGTH ? `has fewer than ${SECRET_LENGTH} characters` : null;
}

/**
 * The settings that a production shop must define: their defaults suit a trial on one machine.
 * @param {Exposure} given
 * @returns {(readonly [name: keyof Exposure, reason: string])[]}
 */
function unsaid({ PLATFORM_URL, MAIL_FROM, SMTP_URL, MAIL_FOLDER }) {
  /** @type {(readonly [name: keyof Exposure, reason: string])[]} */
  const missing = [];
  if (PLATFORM_URL === undefined)
    missing.push(['PLATFORM_URL', 'browsers are sent to it, so it must be the address of the store']);
  if (SMTP_URL === undefined && MAIL_FOLDER === undefined)
    missing.push(['SMTP_URL', 'mails would go to no mail server; MAIL_FOLDER=… if they are to be files']);
  if (MAIL_FROM === undefined) missing.push(['MAIL_FROM', 'mails would be from an address that is nobody’s']);
  return missing;
}

/**
 * The variable that exposes the shop to other machines; null if none does.
 * @param {Pick<Exposure, 'HOST' | 'SHOP_URL'>} given
 * @returns {'SHOP_URL' | 'HOST' | null}
 */
export function exposure({ HOST, SHOP_URL }) {
  if (SHOP_URL !== undefined && !isOfThisMachine(new URL(SHOP_URL).hostname)) return 'SHOP_URL';
  return isOfThisMachine(HOST) ? null : 'HOST';
}

/**
 * Whether a host name, or an address that is listened on, is this machine's own.
 * @param {string} host
 * @returns {boolean}
 */
export function isOfThisMachine(host) {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}
