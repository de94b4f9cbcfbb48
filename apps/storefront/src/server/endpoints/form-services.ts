import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { env } from '../../env';
import type { Store } from '../store/open-store';
import { shopStore } from '../store/shop-store';

/** What the endpoints of the shop's forms work with. */
export interface FormServices {
  readonly store: Store;
  readonly shopUrl: string;
  /** Requests of one client in ten minutes. */
  readonly mostPerClient: number;
  /** What registrations are answered with, in turn. */
  readonly coupons: readonly [Coupon, ...Coupon[]];
}

/** Those of this process. */
export function formServices(): FormServices {
  const { shopUrl, formLimitPerClient, mailMagazineCoupons } = env();
  return { store: shopStore(), shopUrl, mostPerClient: formLimitPerClient, coupons: mailMagazineCoupons };
}
