import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { CodeMessages } from '#foundation/i18n/message-table.ts';
import { brandAttributes, type EmbeddedBrand } from './page-brand';

/** The platform settings for the browser; the layout writes them into every page. */
export interface ShopSettings {
  readonly platformUrl: string;
  /** Version of the platform's API; undefined for that of the code. */
  readonly apiVersion?: string | undefined;
  readonly publicToken: string;
  /** The storefront that the platform counts the carts for; undefined for none. */
  readonly storefrontId?: string | undefined;
  readonly locale: Locale;
}

/** The layout's input. */
interface EmbeddedSettings extends Omit<ShopSettings, 'locale'> {
  /** Origin of the images that the shop serves itself (foundation/images/picture-address.ts); undefined for none. */
  readonly pictureOrigin?: string | undefined;
  /** Undefined to omit it. */
  readonly brand?: EmbeddedBrand | undefined;
  /** The store's delivery days if they differ from the code's; undefined otherwise. */
  readonly deliveryRules?: DeliveryRules | undefined;
  /** Messages of code that loads on intent, by part, in a language that this code lacks; undefined otherwise. */
  readonly messages?: CodeMessages | undefined;
  /** URL of a tag manager's script (ANA-04); undefined for none. */
  readonly tagManagerUrl?: string | undefined;
}

/** Attributes of the root element with the settings, since a build knows no platform. */
export function settingsAttributes({
  platformUrl,
  apiVersion,
  publicToken,
  storefrontId,
  pictureOrigin,
  brand,
  deliveryRules,
  messages,
  tagManagerUrl,
}: EmbeddedSettings) {
  return {
    'data-platform-url': platformUrl,
    'data-platform-token': publicToken,
    ...(apiVersion === undefined ? {} : { 'data-platform-version': apiVersion }),
    ...(storefrontId === undefined ? {} : { 'data-storefront-id': storefrontId }),
    ...(pictureOrigin === undefined ? {} : { 'data-picture-origin': pictureOrigin }),
    ...(brand && brandAttributes(brand)),
    ...(deliveryRules === undefined ? {} : { 'data-delivery-rules': JSON.stringify(deliveryRules) }),
    ...(messages === undefined ? {} : { 'data-messages': JSON.stringify(messages) }),
    ...(tagManagerUrl === undefined ? {} : { 'data-tag-manager': tagManagerUrl }),
  };
}

/** Reads the settings from the page. */
export function shopSettings(): ShopSettings {
  const { dataset, lang } = document.documentElement;
  return {
    platformUrl: dataset['platformUrl'] ?? '',
    apiVersion: dataset['platformVersion'],
    publicToken: dataset['platformToken'] ?? '',
    storefrontId: dataset['storefrontId'],
    // The layout wrote it; a page of an error has none.
    locale: (lang || 'ja') as Locale,
  };
}
