import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import { env } from '../../src/foundation/env/env';
import { isOfThisMachine } from '../../src/foundation/env/unsafe-settings.mjs';
import { type CommandHelp, readOptions } from '../read-options.mjs';
import { type StoreAccess, StoreRefusal } from './store-client';

/** The local platform's public default admin token is valid for no other store. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** The arguments of a store command. */
export interface StoreCommand {
  readonly access: StoreAccess;
  /** The shop's own address, to which the store sends its webhooks; null if none was given that the store could reach. */
  readonly shopUrl: string | null;
  readonly isConfirmed: boolean;
}

/**
 * Determines the store from the arguments, and from the shop's own settings for omitted ones.
 * @throws StoreRefusal for an invalid address
 */
export function storeOfCommand(command: CommandHelp, args: readonly string[]): StoreCommand {
  const { values } = readOptions(
    command,
    {
      domain: {
        type: 'string',
        value: 'NAME.myshopify.com',
        about: 'the store; that of PLATFORM_URL without it',
      },
      'public-token': { type: 'string', about: 'its public access token (PLATFORM_PUBLIC_TOKEN)' },
      'private-token': { type: 'string', about: 'its private access token (PLATFORM_PRIVATE_TOKEN)' },
      'admin-token': { type: 'string', about: 'of the Admin API' },
      'shop-url': { type: 'string', value: 'URL', about: 'the shop’s own address (SHOP_URL)' },
      yes: {
        type: 'boolean',
        default: false,
        about: 'of store:prepare: make what is missing; without it calls are only printed',
      },
    },
    args,
  );
  const settings = env();
  const { domain } = values;
  const url = domain === undefined ? settings.platformUrl : originOf('--domain', domain);
  return {
    access: {
      url,
      apiVersion: settings.platformApiVersion ?? STOREFRONT_API_VERSION,
      publicToken: values['public-token'] ?? settings.platformPublicToken,
      privateToken: values['private-token'] ?? (domain === undefined ? settings.platformPrivateToken : null),
      adminToken: values['admin-token'] ?? (LOCAL.test(url) ? settings.couponCodes.adminToken : null),
    },
    shopUrl: shopUrlOf(values['shop-url'], settings.shopUrl),
    isConfirmed: values.yes,
  };
}

/** The origin of an address; a name without a scheme is https, a local one http. */
function originOf(option: string, text: string): string {
  const hasScheme = /^https?:\/\//.test(text);
  const host = /^(\[[^\]]*\]|[^:/]*)/.exec(text)?.[1] ?? '';
  const scheme = isOfThisMachine(host) ? 'http' : 'https';
  const address = hasScheme ? text : `${scheme}://${text}`;
  if (!URL.canParse(address) || (!hasScheme && text.includes('://'))) {
    throw new StoreRefusal(`${option} is no address of a store or shop: ${text}`);
  }
  return new URL(address).origin;
}

/** A store cannot send webhooks to a default address of this machine. */
function shopUrlOf(given: string | undefined, known: string): string | null {
  if (given !== undefined) return originOf('--shop-url', given);
  return isOfThisMachine(new URL(known).hostname) ? null : known;
}
