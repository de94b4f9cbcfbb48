import type { VariantAvailability } from '@shop/graphql/to-rules/to-variant';
import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { invalidateHere } from '#features/invalidation/server/invalidate-here.ts';
import { readVariantAvailability } from '#features/product/server/read-variants.ts';
import { isPage } from '#features/sitemap/server/is-page.ts';
import { tag } from '#foundation/cache/tags.ts';
import { env } from '#foundation/env/env.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

/** The dependencies of the form endpoints. */
export interface FormServices {
  readonly store: Store;
  readonly shopUrl: string;
  /** Maximum requests per client in ten minutes. */
  readonly maxPerClient: number;
  /** The coupons for registrations, in rotation. */
  readonly coupons: readonly [Coupon, ...Coupon[]];
  /** Whether a registration gets an individual code while codes are available. */
  readonly usesCouponCodes: boolean;
  /** The availability of a variant by its number; null if it does not exist. @throws PlatformUnreachableError */
  readonly readVariant: (id: number) => Promise<VariantAvailability | null>;
  /** Invalidates a product's cache after it proved to be stale. */
  readonly refreshProduct: (handle: string) => void;
  /** Whether a path is a page of the shop. @throws PlatformUnreachableError */
  readonly isPage: (path: string) => Promise<boolean>;
}

/** The services of this process. */
export function formServices(): FormServices {
  const { shopUrl, formLimitPerClient, mailMagazineCoupons, couponCodes } = env();
  return {
    store: shopStore(),
    shopUrl,
    maxPerClient: formLimitPerClient,
    coupons: mailMagazineCoupons,
    usesCouponCodes: couponCodes.source !== 'shared',
    readVariant: readVariantAvailability,
    refreshProduct: (handle) => invalidateHere([tag.product(handle)]),
    isPage,
  };
}
