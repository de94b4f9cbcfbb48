import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters forbidden in XML 1.0, even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text escaped for an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A page of the shop in its languages. */
export interface SitemapEntry {
  /** Japanese path, with its query. */
  readonly path: string;
  /** Time of the last change, ISO 8601; null if the platform does not report it. */
  readonly updatedAt: string | null;
  /** URL of its image; null without one. */
  readonly image: string | null;
  /** The languages that have it. @default all of the shop */
  readonly locales?: readonly Locale[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A sitemap (SEO-01; sitemaps.org, with Google's extensions for images and languages): each page once per language, each with all
 * its languages, of which the main one is the default.
 */
export function sitemapXml(entries: readonly SitemapEntry[], shopUrl: string): string {
  const urls = entries.flatMap(({ path, updatedAt, image, locales: languages = shopLocales() }) => {
    const address = (locale: Locale) => escapeXml(shopUrl + localePath(locale, encodePath(path)));
    const named = languages.map((locale) => [locale, address(locale)]);
    const alternates = (
      languages.length > 1 ? [...named, ['x-default', address(languages[0] ?? shopLocales()[0])]] : []
    )
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const changed = updatedAt === null ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
    const picture =
      image === null ? '' : `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`;
    return languages.map(
      (locale) => `<url><loc>${address(locale)}</loc>${changed}${alternates}${picture}</url>`,
    );
  });
  return `${HEAD}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

/** The index of the shop's sitemaps. @param paths without the origin */
export function sitemapIndexXml(paths: readonly string[], shopUrl: string): string {
  return `${HEAD}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<sitemap><loc>${escapeXml(shopUrl + path)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

/** A handle may be in any script; the shop's own queries are encoded already. */
function encodePath(path: string): string {
  const [plain = '', ...query] = path.split('?');
  return [encodeURI(plain), ...query].join('?');
}
