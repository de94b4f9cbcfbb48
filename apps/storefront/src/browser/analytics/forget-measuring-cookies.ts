import { deletedCookieText } from '../../cookies/browser-cookies';

/** Of Google Analytics: `_ga`, `_ga_<container>`. */
const NAME = /^_ga(?:_|$)/;

/** Deletes the cookies by which a visitor would be known again (ANA-04): the tools set them for the shop's host or for a domain above it. */
export function forgetMeasuringCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of names.filter((one) => NAME.test(one)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers the shop supports
      document.cookie = deletedCookieText(name) + domain;
    }
}
