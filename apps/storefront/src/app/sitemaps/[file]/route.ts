import { readSitemapNames, readSitemapShard } from '#features/sitemap/server/sitemap-shards.ts';
import { env } from '#foundation/env/env.ts';
import { sitemapIndexXml, sitemapXml } from '#foundation/metadata/sitemap-xml.ts';

// Rendered on the first request, then cached and invalidated like pages: a build knows neither the platform nor the shop's own
// address.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface SitemapContext {
  params: Promise<{ file: string }>;
}

/** `/sitemap.xml`, the index, and the `/sitemaps/{name}.xml` files it lists (SEO-01). */
export async function GET(_request: Request, { params }: SitemapContext): Promise<Response> {
  const { shopUrl } = env();
  const name = (await params).file.replace(/\.xml$/, '');
  if (name === 'index') {
    const names = await readSitemapNames();
    return xml(
      sitemapIndexXml(
        names.map((each) => `/sitemaps/${each}.xml`),
        shopUrl,
      ),
    );
  }
  const entries = await readSitemapShard(name);
  return entries === null ? new Response(null, { status: 404 }) : xml(sitemapXml(entries, shopUrl));
}

function xml(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
