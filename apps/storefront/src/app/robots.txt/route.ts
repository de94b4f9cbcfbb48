import { env } from '#foundation/env/env.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';

// The shop's own address is known at run time, not at build time.
export const dynamic = 'force-dynamic';

/** Crawling rules: everything but the cart, discount links, favourites, keyword searches and endpoints. Tags are lists of their own. */
export function GET(): Response {
  const each = (path: string) => shopLocales().map((locale) => localePath(locale, path));
  const closed = ['/cart', '/discount', '/favorite', '/search'].flatMap(each);
  const rules = [
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    // The longer rule wins.
    ...each('/search/tag').map((path) => `Allow: ${path}`),
  ];
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${env().shopUrl}/sitemap.xml`, ''].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
