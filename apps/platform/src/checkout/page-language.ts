import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestCookie } from '../http/request-cookie.ts';
import { type Language, languageOf, toLanguage } from './words.ts';

const COOKIE = 'platform_language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Maximum number of languages read from an Accept-Language list. */
const MAX_LANGUAGES = 20;

/**
 * The language of a page without cart or order: from the URL (`?locale=en`), else the stored choice, else the browser's preferred supported
 * language, else the main one (LANG-01).
 */
export function pageLanguage(request: IncomingMessage): Language {
  return localeIn(request) ?? cookieLanguage(request);
}

/** Stores the URL's language in the browser for later pages. */
export function keepLanguage(request: IncomingMessage, response: ServerResponse, platformUrl: string): void {
  const chosen = localeIn(request);
  if (chosen === null || chosen === cookieLanguage(request)) return;
  const secure = platformUrl.startsWith('https:') ? '; Secure' : '';
  response.appendHeader(
    'set-cookie',
    `${COOKIE}=${chosen.toLowerCase()}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure}`,
  );
}

function cookieLanguage(request: IncomingMessage): Language {
  return (
    languageOf(requestCookie(request, COOKIE)) ??
    preferredOf(request.headers['accept-language']) ??
    toLanguage(null)
  );
}

function localeIn({ url = '/' }: IncomingMessage): Language | null {
  return languageOf(new URLSearchParams(url.split('?')[1]).get('locale'));
}

/** The first supported language of a browser's list, by weight, then by position. */
function preferredOf(header: string | undefined): Language | null {
  const weighed = (header ?? '')
    .split(',', MAX_LANGUAGES)
    .map((entry) => {
      const [tag, ...parameters] = entry.split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
    })
    .filter(({ weight }) => weight > 0);
  return (
    weighed.toSorted((one, other) => other.weight - one.weight).find(({ language }) => language !== null)
      ?.language ?? null
  );
}
