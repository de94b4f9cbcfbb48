import { COLUMN_HANDLES, columnPath } from '../../content/column-pages';
import { CONTENT_PAGES, POLICIES } from '../../content/content-pages';
import { CATEGORIES, PRODUCER_PAGES, PURPOSES, SUB_CATEGORY_PAGES } from '../../content/menu-pages';
import { env } from '../../env';
import { LOCALES, localePath } from '../../i18n/locale';

export const dynamic = 'force-dynamic';

/** The pages that lead to all others, in both languages. */
export function GET(): Response {
  const { shopUrl } = env();
  const pages = [...CATEGORIES, ...SUB_CATEGORY_PAGES, ...PURPOSES, ...PRODUCER_PAGES].map(
    ({ path }) => path,
  );
  const texts = [
    ...COLUMN_HANDLES.map(columnPath),
    ...Object.values(CONTENT_PAGES),
    ...Object.values(POLICIES),
  ];
  const entries = ['/', '/ranking', '/collections', ...pages, '/news', '/advisors', ...texts].flatMap(
    (path) =>
      LOCALES.map((locale) => {
        const alternates = LOCALES.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other}" href="${shopUrl}${localePath(other, path)}"/>`,
        );
        return `<url><loc>${shopUrl}${localePath(locale, path)}</loc>${alternates.join('')}</url>`;
      }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
