import { LANGUAGES, type Locale, localeOfPlatform, type PlatformLanguage } from '@shop/rules/language';
import { spokenLanguages, wordsOf } from '../../checkout/words.ts';
import type { LanguageCode, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { API_VERSIONS, UNSTABLE } from '../versions/api-schemas.ts';

/** The only market of the shop. */
const MARKET = { id: 'gid://shopify/Market/6174820273', handle: 'jp', metafield: null, metafields: [] };

export const localizationResolvers: Resolvers = {
  QueryRoot: {
    localization: (_root, _args, context) => ({
      availableCountries: [countryOf(context)],
      availableLanguages: languagesOf(context),
      country: countryOf(context),
      language: languageOf(context.language, context),
      market: MARKET,
    }),
    locations: () => ({
      edges: [],
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    }),
    publicApiVersions: (_root, _args, { env }) => [
      ...API_VERSIONS.filter((version) => version >= env.oldestVersion).map((handle) => ({
        handle,
        displayName: handle,
        supported: true,
      })),
      { handle: UNSTABLE, displayName: UNSTABLE, supported: false },
    ],
  },
  Market: {
    metafields: (_market, { identifiers }) => identifiers.map(() => null),
  },
};

function countryOf(context: PlatformContext) {
  const words = wordsOf(context.language);
  return {
    isoCode: 'JP' as const,
    name: words('market.country'),
    unitSystem: 'METRIC_SYSTEM' as const,
    currency: { isoCode: 'JPY' as const, name: words('market.currency'), symbol: '¥' },
    availableLanguages: languagesOf(context),
    market: MARKET,
  };
}

function languagesOf(context: PlatformContext) {
  return spokenLanguages().map((language) => languageOf(language, context));
}

/** A shop language, named in itself and in the language of the request. */
export function languageOf(isoCode: PlatformLanguage, { language }: PlatformContext) {
  const [named, speaker] = [isoCode, language].map(localeOfPlatform) as [Locale, Locale];
  return {
    isoCode: isoCode as LanguageCode,
    endonymName: LANGUAGES[named].name,
    name: new Intl.DisplayNames(speaker, { type: 'language' }).of(named) ?? LANGUAGES[named].name,
  };
}
