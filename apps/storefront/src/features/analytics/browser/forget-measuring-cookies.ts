import { attributeCookies } from '#foundation/cookies/attribute-cookies.ts';
import { deletedCookieText } from '#foundation/cookies/browser-cookies.ts';

/** Cookies of Google Analytics: `_ga`, `_ga_<container>`. */
const NAME = /^_ga(?:_|$)/;

/** The visitor's campaign, and a user id for analytics: orders do not need them (ANA-02). */
const OWN = new Set<string>(attributeCookies.map(({ name }) => name));

/**
 * Deletes the cookies that identify a visitor or the campaign (ANA-04): the tools set theirs for the shop's host or for a parent
 * domain.
 */
export function forgetMeasuringCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter((one) => NAME.test(one) || OWN.has(one)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers the shop supports
      document.cookie = deletedCookieText(name) + domain;
    }
}
