import type { VariantAvailability } from '@shop/graphql/to-rules/to-variant';
import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { invalidateHere } from '#features/invalidation/server/invalidate-here.ts';
import { readVariantAvailability } from '#features/product/server/read-variants.ts';
import { isPage } from '#features/sitemap/server/is-page.ts';
import { tag } from '#foundation/cache/tags.ts';
import { env } from '#foundation/env/env.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** What the endpoints of the shop's forms work with. */
export interface FormServices {
  readonly store: Store;
  readonly shopUrl: string;
  /** Requests of one client in ten minutes. */
  readonly mostPerClient: number;
  /** What registrations are answered with, in turn. */
  readonly coupons: readonly [Coupon, ...Coupon[]];
  /** A code for each registration comes first, while there are any. */
  readonly usesCouponCodes: boolean;
  /** What is known of a variant by its number; null when there is none. @throws PlatformUnreachableError */
  readonly readVariant: (id: number) => Promise<VariantAvailability | null>;
  /** Has what is kept of a product read anew: it was found to be out of date. */
  readonly refreshProduct: (handle: string) => void;
  /** Whether a path is a page of the shop. @throws PlatformUnreachableError */
  readonly isPage: (path: string) => Promise<boolean>;
}

/** Those of this process. */
export function formServices(): FormServices {
  const { shopUrl, formLimitPerClient, mailMagazineCoupons, couponCodes } = env();
  return {
    store: shopStore(),
    shopUrl,
    mostPerClient: formLimitPerClient,
    coupons: mailMagazineCoupons,
    usesCouponCodes: couponCodes.source !== 'shared',
    readVariant: readVariantAvailability,
    refreshProduct: (handle) => invalidateHere([tag.product(handle)]),
    isPage,
  };
}
