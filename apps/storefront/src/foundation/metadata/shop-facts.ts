import { dispatchTimes } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { PREFECTURES, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import { shippingFeeFor } from '@shop/rules/delivery/shipping-fee';

/** A product's return rule. */
export interface ReturnRule {
  /** The page where shoppers read it. */
  readonly url: string;
  /** Days from delivery; null for a product without returns. */
  readonly days: number | null;
}

const COUNTRY = 'JP';
/** Name of the return policy within a page. */
const RETURNS_ID = '#returns';

/** What offers say of shipping and returns, and what they refer to, which a page says once. */
export interface OfferPolicies {
  /** @param price of one piece, which may be enough to be sent for nothing (SHIP-05) */
  readonly ofOffer: (price: number) => Readonly<Record<string, unknown>>;
  readonly nodes: readonly GraphNode[];
}

/**
 * Shipping and returns of a product (SEO-02): the rules of the cart (SHIP-01), prefecture by prefecture. Remote islands are known by
 * their postal codes, which search engines do not accept for Japan: only the page's text states them (ADR 63).
 * @param prices of its variants
 * @param isDateUnavailable whether it is promised for no day, as an e-gift is not either (DLV-04)
 * @param returns null where the shop gives no rule of returns
 * @param rules those of the store
 */
export function offerPolicies(
  product: {
    readonly id: number;
    readonly prices: readonly number[];
    readonly isDateUnavailable: boolean;
    readonly isEGift: boolean;
  },
  returns: ReturnRule | null,
  { fees, ...rules }: Pick<DeliveryRules, 'window' | 'dispatch' | 'fees'>,
): OfferPolicies {
  const { id, prices, isDateUnavailable, isEGift } = product;
  const feesOf = (price: number) =>
    fees === undefined
      ? []
      : PREFECTURES.map(({ province }) => ({
          province,
          fee: shippingFeeFor(fees, { zone: province, productIds: [id], subtotal: price }),
        }));
  const shipping = new Map<string, GraphNode>();
  const shippingOf = (price: number) => {
    const places = feesOf(price);
    return [...new Set(places.map(({ fee }) => fee))].map((fee) => {
      const details = {
        '@id': `#shipping-${fee}`,
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'JPY' },
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: COUNTRY,
          addressRegion: places
            .filter((place) => place.fee === fee)
            .map(({ province }) => regionOf(province)),
        },
        ...(!(isDateUnavailable || isEGift) && { deliveryTime: deliveryTime(rules) }),
      };
      shipping.set(details['@id'], details);
      return reference(details['@id']);
    });
  };
  for (const price of prices) shippingOf(price);
  return {
    ofOffer: (price) => ({
      ...(fees !== undefined && { shippingDetails: shippingOf(price) }),
      ...(returns !== null && { hasMerchantReturnPolicy: reference(RETURNS_ID) }),
    }),
    nodes: [
      ...shipping.values(),
      ...(returns === null ? [] : [{ '@id': RETURNS_ID, ...returnPolicy(returns) }]),
    ],
  };
}

/** The return rule as schema.org's MerchantReturnPolicy. */
export function returnPolicy({ url, days }: ReturnRule): GraphNode {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    merchantReturnLink: url,
  };
  if (days === null) {
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

function deliveryTime(rules: Pick<DeliveryRules, 'window' | 'dispatch'>) {
  const { handling, transit } = dispatchTimes(rules);
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(handling.from, handling.to),
    transitTime: days(transit, transit),
  };
}

/** A prefecture's code for search engines: `JP-03` is `03`. */
export function regionOf(province: ProvinceCode): string {
  return province.slice(COUNTRY.length + 1);
}

/** A schema.org node of structured data; others on the same page refer to it by `@id`. */
export type GraphNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** A reference to another node of the same page. */
export function reference(id: string) {
  return { '@id': id };
}

interface ShopFactsInput {
  readonly shopUrl: string;
  /** The home page in its language. */
  readonly url: string;
  /** The search page in its language. */
  readonly searchUrl: string;
  readonly language: string;
  readonly name: string;
  /** Undefined, like the following, if the shop does not provide it. */
  readonly legalName: string | undefined;
  readonly description: string;
  readonly company: {
    readonly address: string | undefined;
    readonly telephone: string | undefined;
    readonly email: string | undefined;
    readonly postalCode: string | undefined;
  };
  /** The shop's other profiles. */
  readonly sameAs: readonly string[];
  readonly returns: ReturnRule | undefined;
}

const SHOP_ID = '#shop';

/** The shop itself, and its site with its search, for the home page (SEO-02). */
export function shopFacts(input: ShopFactsInput): GraphNode[] {
  const { shopUrl, url, searchUrl, language, name, legalName, description, company, sameAs, returns } = input;
  const { address, postalCode, email, telephone } = company;
  const reached = { ...(email !== undefined && { email }), ...(telephone !== undefined && { telephone }) };
  return [
    {
      '@type': 'OnlineStore',
      '@id': SHOP_ID,
      name,
      ...(legalName !== undefined && { legalName }),
      url,
      description,
      logo: `${shopUrl}/icons/icon-512.png`,
      ...(sameAs.length > 0 && { sameAs }),
      ...reached,
      ...(address !== undefined && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          ...(postalCode !== undefined && { postalCode }),
          addressCountry: 'JP',
        },
      }),
      ...(Object.keys(reached).length > 0 && {
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...reached },
      }),
      ...(returns !== undefined && { hasMerchantReturnPolicy: returnPolicy(returns) }),
    },
    {
      '@type': 'WebSite',
      name,
      url,
      inLanguage: language,
      publisher: reference(SHOP_ID),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** A page's breadcrumbs as schema.org's BreadcrumbList. */
export function breadcrumbFacts(crumbs: readonly Crumb[], shopUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: `${shopUrl}${href}` }),
    })),
  };
}
