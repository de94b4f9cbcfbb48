import type { Brand, BrandLinks } from '../brand/brand';
import { inLanguage, type Locale } from '../language';
import type { ShopFacts } from './shop-facts';

/** Who runs the shop, and where it is found elsewhere; what neither store nor brand gives is undefined. */
export interface LegalFacts {
  readonly legalName: string | undefined;
  readonly address: string | undefined;
  readonly postalCode: string | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  readonly links: BrandLinks;
}

/** The legal facts and external links of a shop in a language (BRAND-07): each the store's, else the brand's. */
export function legalFactsOf(
  store: ShopFacts,
  { names, company, links }: Pick<Brand, 'names' | 'company' | 'links'>,
  locale: Locale,
): LegalFacts {
  const ofStore = {
    help: store.help_url,
    inquiry: store.inquiry_url,
    privacy: store.privacy_url,
    terms: store.terms_url,
    company: store.company_url,
    instagram: store.instagram_url,
    x: store.x_url,
    line: store.line_url,
    youtube: store.youtube_url,
  } satisfies Record<keyof BrandLinks, string | undefined>;
  return {
    legalName: store.legal_name ?? (names && inLanguage(names, locale).company),
    address: store.legal_address ?? (company && inLanguage(company.address, locale)),
    postalCode: store.postal_code ?? company?.postalCode,
    telephone: store.telephone ?? company?.telephone,
    email: store.email ?? company?.email,
    links: { ...links, ...givenLinks(ofStore) },
  };
}

/** Where a person can write to or call the shop: its inquiry page, else its e-mail, else its telephone; undefined if none is known. */
export function contactUrlOf({ links, email, telephone }: LegalFacts): string | undefined {
  return (
    links.inquiry ??
    (email === undefined ? undefined : `mailto:${email}`) ??
    (telephone === undefined ? undefined : `tel:${telephone}`)
  );
}

/** The properties that have a value. */
function givenLinks(links: Readonly<Record<keyof BrandLinks, string | undefined>>): BrandLinks {
  return Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined));
}
