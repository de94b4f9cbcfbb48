import { parseArgs } from 'node:util';
import { env } from '../../src/env';
import type { StoreAccess } from './store-client';

/** The public default of the local platform's admin token opens no other store. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** What a command about a store was told. */
export interface StoreCommand {
  readonly access: StoreAccess;
  /** The shop's own address. */
  readonly shopUrl: string;
  readonly isConfirmed: boolean;
}

/**
 * Reads which store is meant: by the arguments, and by the shop's own settings for what they leave out.
 * @throws when an argument is not known
 */
export function storeOfCommand(args: readonly string[]): StoreCommand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      domain: { type: 'string' },
      'public-token': { type: 'string' },
      'private-token': { type: 'string' },
      'admin-token': { type: 'string' },
      'shop-url': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const settings = env();
  const { domain } = values;
  const url =
    domain === undefined
      ? settings.platformUrl
      : /^https?:\/\//.test(domain)
        ? new URL(domain).origin
        : `https://${domain}`;
  return {
    access: {
      url,
      publicToken: values['public-token'] ?? settings.platformPublicToken,
      privateToken: values['private-token'] ?? (domain === undefined ? settings.platformPrivateToken : null),
      adminToken: values['admin-token'] ?? (LOCAL.test(url) ? settings.couponCodes.adminToken : null),
    },
    shopUrl: values['shop-url'] ?? settings.shopUrl,
    isConfirmed: values.yes,
  };
}
