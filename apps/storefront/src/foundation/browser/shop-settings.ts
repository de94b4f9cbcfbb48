import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import type { PageBrand } from '#foundation/brand/page-brand.ts';
import { brandAttributes } from './page-brand';

/** What the browser has to know of the platform; written into every page by the layout. */
export interface ShopSettings {
  readonly platformUrl: string;
  readonly publicToken: string;
  /** Whose the carts are at the platform; undefined for nobody's. */
  readonly storefrontId?: string | undefined;
  readonly locale: 'ja' | 'en';
}

/** What the layout knows of them. */
interface WrittenSettings extends Omit<ShopSettings, 'locale'> {
  /** Origin of the pictures that the shop sends from its own (foundation/images/picture-address.ts); undefined for none. */
  readonly pictureOrigin?: string | undefined;
  /** Undefined where nothing of it is said. */
  readonly brand?: PageBrand | undefined;
  /** On which days the store delivers, where it is not what the code has; undefined where it is. */
  readonly deliveryRules?: DeliveryRules | undefined;
  /** Address of a tag manager's script (ANA-04); undefined for none. */
  readonly tagManagerUrl?: string | undefined;
}

/** Attributes of the root element that carry the settings, since a build knows no platform. */
export function settingsAttributes({
  platformUrl,
  publicToken,
  storefrontId,
  pictureOrigin,
  brand,
  deliveryRules,
  tagManagerUrl,
}: WrittenSettings) {
  return {
    'data-platform-url': platformUrl,
    'data-platform-token': publicToken,
    ...(storefrontId === undefined ? {} : { 'data-storefront-id': storefrontId }),
    ...(pictureOrigin === undefined ? {} : { 'data-picture-origin': pictureOrigin }),
    ...(brand && brandAttributes(brand)),
    ...(deliveryRules === undefined ? {} : { 'data-delivery-rules': JSON.stringify(deliveryRules) }),
    ...(tagManagerUrl === undefined ? {} : { 'data-tag-manager': tagManagerUrl }),
  };
}

/** Reads the settings from the page. */
export function shopSettings(): ShopSettings {
  const { dataset, lang } = document.documentElement;
  return {
    platformUrl: dataset['platformUrl'] ?? '',
    publicToken: dataset['platformToken'] ?? '',
    storefrontId: dataset['storefrontId'],
    locale: lang === 'en' ? 'en' : 'ja',
  };
}
