import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { serverCartGateway } from '#features/cart/server/server-cart-gateway.ts';
import { readSellableVariants } from '#features/product/server/read-variants.ts';
import { clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** The dependencies of the link endpoints. */
export interface LinkServices {
  readonly shopUrl: string;
  readonly gateway: (locale: Locale) => CartGateway;
  /** Reads the existing variants with their current stock. @throws PlatformUnreachableError */
  readonly readVariants: (ids: readonly number[], locale: Locale) => Promise<readonly SellableVariant[]>;
  /** Signs the tokens of agents' carts. */
  readonly secret: string;
  /** The current time. */
  readonly now: () => Date;
  /** Whether the client may change one more cart; also false if this cannot be determined. */
  readonly mayChange: (request: Request) => Promise<boolean>;
}

/** The services of this process. */
export function linkServices(): LinkServices {
  const { shopUrl, formLimitPerClient, mailLinkSecret } = env();
  return {
    shopUrl,
    secret: mailLinkSecret,
    now: () => new Date(),
    gateway: serverCartGateway,
    readVariants: readSellableVariants,
    mayChange: async (request) => {
      const limit = clientLimit(request, 'link', formLimitPerClient);
      const answer = await withStore(
        shopStore(),
        async (pool) => (await refuseTooMany(pool, limit)) ?? new Response(null, { status: 204 }),
      );
      return answer.status === 204;
    },
  };
}
