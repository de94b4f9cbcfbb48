import type { CachedPage } from '@shop/page-server/page-store';
import type { Site } from '@shop/page-server/site';
import { LOCALES, prefixOf } from '@shop/rules/language';
import { lightAtWindow } from '@shop/rules/product/window-fit';
import {
  PLATFORM_UNAVAILABLE,
  platformFailedSince,
  RETRY_AFTER_OUTAGE_SECONDS,
} from '#foundation/http/platform-outage.ts';
import { SHOP_CLOCK_METRIC } from '#foundation/http/shop-clock-metric.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { noteCache } from '#foundation/process/tracing.ts';
import { canonicalQuery } from '#foundation/routing/canonical-query.ts';
import { addressIn, languageMark, languageOf } from '#foundation/routing/other-language.ts';
import {
  readWindowFields,
  WINDOW_FIELDS,
  WINDOW_LIGHT_ATTRIBUTE,
} from '../features/window/contract/window.ts';
import { allowedMethods, isEndpointPath } from './allowed-methods';
import { languageAnswer } from './answer-language';
import { carriesRequest, isPagePath } from './page-paths';

/**
 * Internal paths of pages that are no public addresses: error pages, and the targets of the proxy's rewrites (src/proxy.ts).
 * Next compares paths case-insensitively.
 */
const LANGUAGE = LOCALES.join('|');
const INNER = [
  new RegExp(`^(?:/(?:${LANGUAGE}))?/error-pages(?:/|$)`, 'i'),
  /^\/sitemaps\/index\.xml$/i,
  new RegExp(`^/(?:${LANGUAGE})/(?:categories|collections|search|tags)/[^/]+/[^/]+/?$`, 'i'),
];

/** The shop's description for the page server: endpoints, addresses, languages, error pages, and platform outages. */
export const SHOP_SITE: Site = {
  isEndpoint: isEndpointPath,
  methodsOf: allowedMethods,
  carriesRequest,
  canonicalQuery,
  isInnerPath(path) {
    const tidy = path.replace(/\/{2,}/g, '/');
    return languageAnswer(tidy) === 'missing' || INNER.some((pattern) => pattern.test(tidy));
  },
  missingPath: (path) => localePath(requestedLanguage(path), '/missing'),
  errorPath: (name, address) => localePath(requestedLanguage(address), `/error-pages/${name}`),
  /**
   * Inserts the address in each other language into the language links (HEAD-01): pages are rendered without their address, and cached by
   * it.
   */
  forAddress(html, address) {
    const own = languageOf(address);
    return shopLocales().reduce(
      (page, locale) =>
        locale === own ? page : page.replaceAll(languageMark(locale), () => addressIn(locale, address, own)),
      html,
    );
  },
  asAsked: (page, address) => withWindow(page, address) ?? page,
  outage: {
    since: platformFailedSince,
    problem: PLATFORM_UNAVAILABLE,
    retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS,
  },
  clockMetric: SHOP_CLOCK_METRIC,
  noteCache,
};

/**
 * The language of an address if the shop has it, else its main one. So of an address without a prefix that no page can have: only pages
 * are in the language without one. Next compares case-insensitively.
 */
function requestedLanguage(address: string) {
  const [path = ''] = address.toLowerCase().split('?');
  const asked = languageOf(path);
  const languages = shopLocales();
  const isSaid = prefixOf(asked) !== '' || isPagePath(path);
  return languages.find((locale) => isSaid && locale === asked) ?? languages[0];
}

/**
 * A page for a visitor without JavaScript whose address contains their window (FIT-01): with the light on `<html>`, and both answers
 * selected in its form. Pages are cached without it, and all such addresses share one page. Null for an address without a window.
 * @param address with its query
 */
function withWindow(page: CachedPage, address: string): CachedPage | null {
  const mark = address.indexOf('?');
  const answer = mark === -1 ? null : readWindowFields(new URLSearchParams(address.slice(mark)));
  const isHtml = String(page.headers['content-type']).startsWith('text/html');
  if (answer === null || !isHtml || page.status !== 200) return null;
  const html = page.bodies.identity.toString('utf8');
  if (!html.includes('data-window-form=')) return null;
  const chosen = ([field, value]: readonly [name: string, value: string]) =>
    [`name="${field}" value="${value}"`, `name="${field}" checked="" value="${value}"`] as const;
  const replacements = [
    ['<html ', `<html ${WINDOW_LIGHT_ATTRIBUTE}="${lightAtWindow(answer)}" `] as const,
    chosen([WINDOW_FIELDS.side, answer.side]),
    chosen([WINDOW_FIELDS.distance, answer.distance]),
  ];
  const body = replacements.reduce((text, [from, to]) => text.replace(from, to), html);
  return {
    ...page,
    tag: `${page.tag}-${answer.side}-${answer.distance}`,
    bodies: { identity: Buffer.from(body) },
  };
}
