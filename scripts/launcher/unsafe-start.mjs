import { PUBLIC_SECRETS, unsafeSettings } from '../../apps/storefront/src/foundation/env/unsafe-settings.mjs';
import { givenOf, launcherFaults } from './launcher-env.mjs';

/**
 * What stops `npm start` before anything is installed, built or started: the launcher's own variables, and those that would be unsafe in a
 * shop which others reach (OPS-03). A line for each variable. It needs no package; `setting-faults.ts` checks the others.
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {string[]}
 */
export function unsafeStart(variables) {
  const given = givenOf(variables);
  const { SHOP_URL } = given;
  const faults = launcherFaults(variables);
  // An address that cannot be read is told already, and says nothing of who reaches it.
  if (faults.some((fault) => fault.startsWith('SHOP_URL '))) return faults;
  const unsafe = unsafeSettings({
    ...PUBLIC_SECRETS,
    COUPON_CODES: 'shared',
    ...given,
    // npm start listens on this machine alone.
    HOST: '127.0.0.1',
    SHOP_URL,
    TRUSTED_PROXIES: Number(given['TRUSTED_PROXIES'] ?? 0),
    TLS_AT_PROXY: given['TLS_AT_PROXY'] === 'on' ? 'on' : 'off',
    PLATFORM_FAULTS: given['PLATFORM_FAULTS'] === 'on' ? 'on' : 'off',
  });
  return [...faults, ...unsafe.map(({ name, message }) => `${name} ${message}`)];
}
