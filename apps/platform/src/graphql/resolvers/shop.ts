import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { localized } from '../localized.ts';
import type { ShopModel } from '../models.ts';
import { policy } from '../shop-policy.ts';

export const shopResolvers: Resolvers = {
  QueryRoot: {
    shop: (_root, _args, context) => theShop(context),
    paymentSettings: () => paymentSettings(),
  },
  Shop: {
    name: (shop, _args, context) => localized(shop, 'name', shop.name, context),
    brand: ({ slogan, description }) => ({
      slogan,
      shortDescription: description,
      colors: { primary: [], secondary: [] },
      coverImage: null,
      logo: null,
      squareLogo: null,
    }),
    moneyFormat: () => '¥{{amount_no_decimals}}',
    paymentSettings: () => paymentSettings(),
    primaryDomain: (_shop, _args, { env }) => {
      const url = new URL(env.shopUrl);
      return { host: url.host, sslEnabled: url.protocol === 'https:', url: env.shopUrl };
    },
    shipsToCountries: () => ['JP'],
    refundPolicy: (_shop, _args, context) => policy('refund-policy', context),
    termsOfService: (_shop, _args, context) => policy('legal-notice', context),
    privacyPolicy: (_shop, _args, context) => policy('privacy-policy', context),
    shippingPolicy: (_shop, _args, context) => policy('shipping-policy', context),
    subscriptionPolicy: () => null,
    shopPayInstallmentsPricing: () => null,
  },
};

function theShop({ catalogue }: PlatformContext): ShopModel {
  const [shop] = catalogue.documents.all('shop');
  if (shop === undefined) throw new Error('The database has no shop');
  return shop;
}

/** How the shop is paid. There is no card vault: cards are asked for on the checkout page only. */
function paymentSettings() {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'JCB'] as const satisfies string[],
    countryCode: 'JP' as const,
    currencyCode: 'JPY' as const,
    enabledPresentmentCurrencies: ['JPY'] as const satisfies string[],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY'] as const satisfies string[],
  };
}
