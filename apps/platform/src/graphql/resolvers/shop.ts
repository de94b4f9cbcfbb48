import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { localized } from '../localized.ts';
import type { ShopModel } from '../models.ts';
import { policy } from '../shop-url.ts';

export const shopResolvers: Resolvers = {
  QueryRoot: {
    shop: (_root, _args, context) => theShop(context),
    paymentSettings: (_root, _args, context) => paymentSettings(context),
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
    paymentSettings: (_shop, _args, context) => paymentSettings(context),
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

/** Payment settings of the shop. Cards are entered only on the checkout page: the vault URL required by the schema accepts none. */
function paymentSettings({ env }: PlatformContext) {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'JCB'] as const satisfies string[],
    cardVaultUrl: `${env.url}/card-vault`,
    countryCode: 'JP' as const,
    currencyCode: 'JPY' as const,
    enabledPresentmentCurrencies: ['JPY'] as const satisfies string[],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: ['APPLE_PAY', 'GOOGLE_PAY'] as const satisfies string[],
  };
}
