/**
 * Fields that search engines require and recommend in structured data, from Google's documentation of each feature
 * (developers.google.com/search/docs/appearance/structured-data/…), and schema.org where Google has none. `given` is required here for a
 * faultless page. Recommended fields that the shop cannot know are listed with the reason, so none is omitted silently.
 */
interface TypeRules {
  /** Documentation pages, relative to the common prefix. */
  readonly source: string;
  /** Fields of every node of the type, each with its allowed types; null for a plain value. */
  readonly given: Readonly<Record<string, readonly string[] | null>>;
  /** Optional fields, in the same form. */
  readonly mayHave: Readonly<Record<string, readonly string[] | null>>;
  /** Recommended but never given, with the reason. */
  readonly unknown: Readonly<Record<string, string>>;
}

const NO_GTIN = 'plants have no article number of trade';
const OFFER_DEFAULT = 'a price holds until it is changed: none of the shop’s prices says when it ends';
const PLAIN = null;

const PRODUCT_COMMON = {
  name: PLAIN,
  description: PLAIN,
  image: PLAIN,
  brand: ['Brand'],
} as const;

export const STRUCTURED_DATA_RULES: Readonly<Record<string, TypeRules>> = {
  Product: {
    source: 'merchant-listing, product-snippet',
    given: { name: PLAIN, image: PLAIN, sku: PLAIN, offers: ['Offer'] },
    mayHave: {
      // A variant inherits them from its group (product-variants).
      description: PLAIN,
      brand: ['Brand'],
      category: PLAIN,
      productID: PLAIN,
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
      size: PLAIN,
      color: PLAIN,
      // Options that are no term of schema.org.
      additionalProperty: ['PropertyValue'],
    },
    unknown: {
      gtin: NO_GTIN,
      mpn: NO_GTIN,
      audience: 'plants are for everybody',
      material: 'not of plants',
      pattern: 'not of plants',
    },
  },
  ProductGroup: {
    source: 'product-variants',
    given: {
      ...PRODUCT_COMMON,
      url: PLAIN,
      productGroupID: PLAIN,
      variesBy: PLAIN,
      hasVariant: ['Product'],
    },
    mayHave: { category: PLAIN, aggregateRating: ['AggregateRating'], review: ['Review'] },
    unknown: { audience: 'plants are for everybody' },
  },
  PropertyValue: {
    source: 'https://schema.org/PropertyValue',
    given: { name: PLAIN, value: PLAIN },
    mayHave: {},
    unknown: {},
  },
  Offer: {
    source: 'merchant-listing#offer',
    given: {
      url: PLAIN,
      price: PLAIN,
      priceCurrency: PLAIN,
      availability: PLAIN,
      itemCondition: PLAIN,
      shippingDetails: ['OfferShippingDetails'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
    },
    mayHave: { name: PLAIN, priceSpecification: ['UnitPriceSpecification'] },
    unknown: { priceValidUntil: OFFER_DEFAULT },
  },
  UnitPriceSpecification: {
    source: 'merchant-listing#unit-price-specification',
    given: { price: PLAIN, priceCurrency: PLAIN, priceType: PLAIN },
    mayHave: {},
    unknown: { referenceQuantity: 'nothing is sold by weight or volume' },
  },
  OfferShippingDetails: {
    source: 'merchant-listing#offer-shipping-details',
    given: {
      shippingRate: ['MonetaryAmount'],
      shippingDestination: ['DefinedRegion'],
    },
    // A product that is promised for no day has none (DLV-04).
    mayHave: { deliveryTime: ['ShippingDeliveryTime'] },
    unknown: { doesNotShip: 'everywhere in Japan is shipped to' },
  },
  MonetaryAmount: {
    source: 'merchant-listing',
    given: { value: PLAIN, currency: PLAIN },
    mayHave: {},
    unknown: {},
  },
  DefinedRegion: {
    source: 'merchant-listing#defined-region',
    given: { addressCountry: PLAIN, addressRegion: PLAIN },
    mayHave: {},
    unknown: { postalCode: 'not taken of Japan' },
  },
  ShippingDeliveryTime: {
    source: 'merchant-listing#shipping-delivery-time',
    given: { handlingTime: ['QuantitativeValue'], transitTime: ['QuantitativeValue'] },
    mayHave: {},
    unknown: { cutoffTime: 'days are counted in days', businessDays: 'the shop delivers on weekends too' },
  },
  QuantitativeValue: {
    source: 'merchant-listing',
    given: { minValue: PLAIN, maxValue: PLAIN, unitCode: PLAIN },
    mayHave: {},
    unknown: {},
  },
  MerchantReturnPolicy: {
    source: 'return-policy',
    given: { applicableCountry: PLAIN, returnPolicyCategory: PLAIN, merchantReturnLink: PLAIN },
    mayHave: { merchantReturnDays: PLAIN, returnMethod: PLAIN, returnFees: PLAIN },
    unknown: {
      refundType: 'nothing but a full refund is spoken of',
      returnShippingFeesAmount: 'the shopper chooses the carrier',
    },
  },
  AggregateRating: {
    source: 'review-snippet',
    given: { ratingValue: PLAIN, reviewCount: PLAIN, bestRating: PLAIN },
    mayHave: {},
    unknown: { worstRating: 'it is 1, the default' },
  },
  Review: {
    source: 'review-snippet',
    given: { author: ['Person'], reviewRating: ['Rating'], datePublished: PLAIN, reviewBody: PLAIN },
    mayHave: { name: PLAIN },
    unknown: { itemReviewed: 'it stands in what it reviews' },
  },
  Rating: {
    source: 'review-snippet',
    given: { ratingValue: PLAIN },
    mayHave: {},
    unknown: { bestRating: 'it is 5, the default', worstRating: 'it is 1, the default' },
  },
  Brand: { source: 'merchant-listing', given: { name: PLAIN }, mayHave: {}, unknown: {} },
  Person: { source: 'article#author-bp', given: { name: PLAIN }, mayHave: { url: PLAIN }, unknown: {} },
  BreadcrumbList: {
    source: 'breadcrumb',
    given: { itemListElement: ['ListItem'] },
    mayHave: {},
    unknown: {},
  },
  ItemList: { source: 'carousel', given: { itemListElement: ['ListItem'] }, mayHave: {}, unknown: {} },
  ListItem: {
    source: 'breadcrumb, carousel',
    given: { position: PLAIN },
    // A breadcrumb has a name and, except the last, an item; an item of a summary page has an url.
    mayHave: { name: PLAIN, item: PLAIN, url: PLAIN },
    unknown: {},
  },
  OnlineStore: {
    source: 'organization',
    given: {
      name: PLAIN,
      legalName: PLAIN,
      url: PLAIN,
      logo: PLAIN,
      description: PLAIN,
      sameAs: PLAIN,
      email: PLAIN,
      telephone: PLAIN,
      address: ['PostalAddress'],
      contactPoint: ['ContactPoint'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
    },
    mayHave: {},
    unknown: {
      alternateName: 'the shop has one name a language',
      foundingDate: 'not a fact of the shop',
      numberOfEmployees: 'not public',
      taxID: 'not public',
      hasShippingService: 'each offer says it, by product',
      hasMemberProgram: 'there is none',
    },
  },
  PostalAddress: {
    source: 'organization#address',
    given: { streetAddress: PLAIN, postalCode: PLAIN, addressCountry: PLAIN },
    mayHave: {},
    unknown: {
      addressLocality: 'a Japanese address is one text',
      addressRegion: 'a Japanese address is one text',
    },
  },
  ContactPoint: {
    source: 'organization#contactpoint',
    given: { contactType: PLAIN, email: PLAIN, telephone: PLAIN },
    mayHave: {},
    unknown: {},
  },
  Organization: { source: 'article', given: { name: PLAIN, url: PLAIN }, mayHave: {}, unknown: {} },
  WebSite: {
    source: 'site-names, sitelinks-searchbox',
    given: {
      name: PLAIN,
      url: PLAIN,
      inLanguage: PLAIN,
      publisher: ['OnlineStore'],
      potentialAction: ['SearchAction'],
    },
    mayHave: {},
    unknown: { alternateName: 'the shop has one name a language' },
  },
  SearchAction: {
    source: 'sitelinks-searchbox',
    given: { target: ['EntryPoint'], 'query-input': PLAIN },
    mayHave: {},
    unknown: {},
  },
  EntryPoint: { source: 'sitelinks-searchbox', given: { urlTemplate: PLAIN }, mayHave: {}, unknown: {} },
  Article: {
    source: 'article',
    given: {
      headline: PLAIN,
      description: PLAIN,
      inLanguage: PLAIN,
      mainEntityOfPage: PLAIN,
      image: PLAIN,
      datePublished: PLAIN,
      dateModified: PLAIN,
      author: ['Person', 'Organization'],
      publisher: ['Organization'],
    },
    mayHave: {},
    unknown: {},
  },
  FAQPage: { source: 'faqpage', given: { mainEntity: ['Question'] }, mayHave: {}, unknown: {} },
  Question: {
    source: 'faqpage',
    given: { name: PLAIN, acceptedAnswer: ['Answer'] },
    mayHave: {},
    unknown: {},
  },
  Answer: { source: 'faqpage', given: { text: PLAIN }, mayHave: {}, unknown: {} },
};
