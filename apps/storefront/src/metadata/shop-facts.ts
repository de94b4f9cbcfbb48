import { type GraphNode, reference } from './graph';
import { type ReturnRule, returnPolicy } from './offer-policies';

interface ShopFactsInput {
  readonly shopUrl: string;
  /** The home page in its language. */
  readonly url: string;
  /** The page of searches in its language. */
  readonly searchUrl: string;
  readonly language: string;
  readonly name: string;
  readonly legalName: string;
  readonly description: string;
  readonly address: string;
  readonly contact: { readonly telephone: string; readonly email: string; readonly postalCode: string };
  /** Where the shop is found elsewhere. */
  readonly sameAs: readonly string[];
  readonly returns: ReturnRule;
}

const SHOP_ID = '#shop';

/** The shop itself, and its site with its search, for the home page (SEO-02). */
export function shopFacts(input: ShopFactsInput): GraphNode[] {
  const { shopUrl, url, searchUrl, language, name, legalName, description, contact, sameAs, returns } = input;
  return [
    {
      '@type': 'OnlineStore',
      '@id': SHOP_ID,
      name,
      legalName,
      url,
      description,
      logo: `${shopUrl}/icons/icon-512.png`,
      sameAs,
      email: contact.email,
      telephone: contact.telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: input.address,
        postalCode: contact.postalCode,
        addressCountry: 'JP',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: contact.email,
        telephone: contact.telephone,
      },
      hasMerchantReturnPolicy: returnPolicy(returns),
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
