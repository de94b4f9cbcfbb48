import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { serverCartGateway } from '#features/cart/server/server-cart-gateway.ts';
import { readSellableVariants } from '#features/product/server/read-variants.ts';
import { clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** What opening a link that carries a request works with. */
export interface LinkServices {
  readonly shopUrl: string;
  readonly gateway: (locale: Locale) => CartGateway;
  /** Those that there are, as they are now. @throws PlatformUnreachableError */
  readonly readVariants: (ids: readonly number[], locale: Locale) => Promise<readonly SellableVariant[]>;
  /** Signs the tokens of carts that agents made. */
  readonly secret: string;
  /** The time. */
  readonly now: () => Date;
  /** Whether the client may change one more cart; false too while that cannot be known. */
  readonly mayChange: (request: Request) => Promise<boolean>;
}

/** Those of this process. */
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
