/** A page in a sitemap. */
interface SitemapPage {
  readonly lastmod: string | undefined;
  readonly images: readonly string[];
  /** Its URLs by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Every page of a sitemap or index, by its URL without the origin. @throws for a duplicate URL */
export async function readSitemap(url: string): Promise<Map<string, SitemapPage>> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/xml'))
    throw new Error(`${url} responds with ${answer.status} ${answer.headers.get('content-type')}`);
  const pages = new Map<string, SitemapPage>();
  for (const [, child = ''] of text.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)) {
    for (const [address, page] of await readSitemap(plain(child))) put(pages, address, page);
  }
  for (const [, entry = ''] of text.matchAll(/<url>(.*?)<\/url>/g)) {
    const { pathname, search } = new URL(plain(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''));
    put(pages, `${pathname}${search}`, {
      lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
      images: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, image = '']) => plain(image)),
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(([, language, href = '']) => [
          language,
          plain(href),
        ]),
      ),
    });
  }
  return pages;
}

function put(pages: Map<string, SitemapPage>, address: string, page: SitemapPage): void {
  if (pages.has(address)) throw new Error(`${address} is in the sitemap twice`);
  pages.set(address, page);
}

function plain(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
