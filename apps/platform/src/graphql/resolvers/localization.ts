import { spokenLanguages } from '../../checkout/words.ts';
import type { LanguageCode, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { API_VERSIONS, UNSTABLE } from '../versions/api-schemas.ts';

const NAMES = {
  JA: { endonym: '日本語', JA: '日本語', EN: 'Japanese' },
  EN: { endonym: 'English', JA: '英語', EN: 'English' },
} as const;

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
  const isEnglish = context.language === 'EN';
  return {
    isoCode: 'JP' as const,
    name: isEnglish ? 'Japan' : '日本',
    unitSystem: 'METRIC_SYSTEM' as const,
    currency: { isoCode: 'JPY' as const, name: isEnglish ? 'Japanese Yen' : '日本円', symbol: '¥' },
    availableLanguages: languagesOf(context),
    market: MARKET,
  };
}

function languagesOf(context: PlatformContext) {
  return spokenLanguages().map((language) => languageOf(language, context));
}

/** A shop language, named in itself and in the language of the request. */
export function languageOf(isoCode: 'EN' | 'JA', { language }: PlatformContext) {
  const names = NAMES[isoCode];
  return { isoCode: isoCode as LanguageCode, endonymName: names.endonym, name: names[language] };
}
