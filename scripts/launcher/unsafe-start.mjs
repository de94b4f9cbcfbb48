import { PUBLIC_SECRETS, unsafeSettings } from '../../apps/storefront/src/foundation/env/unsafe-settings.mjs';
import { givenOf, launcherFaults } from './launcher-env.mjs';

/**
 * Faults that stop `npm start` before installation, build or start: of the launcher's own variables, and unsafe ones of a public shop
 * (OPS-03). One line per variable. It needs no package; `setting-faults.ts` checks the others.
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {string[]}
 */
export function unsafeStart(variables) {
  const given = givenOf(variables);
  const { SHOP_URL } = given;
  const faults = launcherFaults(variables);
  // An unreadable URL is already reported, and does not show whether the shop is public.
  if (faults.some((fault) => fault.startsWith('SHOP_URL '))) return faults;
  const unsafe = unsafeSettings({
    ...PUBLIC_SECRETS,
    COUPON_CODES: 'shared',
    ...given,
    // npm start listens on this machine only.
    HOST: '127.0.0.1',
    SHOP_URL,
    TRUSTED_PROXIES: Number(given['TRUSTED_PROXIES'] ?? 0),
    TLS_AT_PROXY: given['TLS_AT_PROXY'] === 'on' ? 'on' : 'off',
    PLATFORM_FAULTS: given['PLATFORM_FAULTS'] === 'on' ? 'on' : 'off',
  });
  return [...faults, ...unsafe.map(({ name, message }) => `${name} ${message}`)];
}
