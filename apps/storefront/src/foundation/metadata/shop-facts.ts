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
  /** Undefined, as what follows, where the shop does not say it. */
  readonly legalName: string | undefined;
  readonly description: string;
  readonly company:
    | {
        readonly address: string;
        readonly telephone: string;
        readonly email: string;
        readonly postalCode: string;
      }
    | undefined;
  /** Where the shop is found elsewhere. */
  readonly sameAs: readonly string[];
  readonly returns: ReturnRule | undefined;
}

const SHOP_ID = '#shop';

/** The shop itself, and its site with its search, for the home page (SEO-02). */
export function shopFacts(input: ShopFactsInput): GraphNode[] {
  const { shopUrl, url, searchUrl, language, name, legalName, description, company, sameAs, returns } = input;
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
      ...(company !== undefined && {
        email: company.email,
        telephone: company.telephone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.address,
          postalCode: company.postalCode,
          addressCountry: 'JP',
        },
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: company.email,
          telephone: company.telephone,
        },
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
