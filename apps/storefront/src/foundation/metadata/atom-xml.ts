import { escapeXml } from './sitemap-xml';

/** Something of a feed. */
interface AtomEntry {
  /** What it is for good, whatever its title and its address become. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly url: string;
  /** '' for nobody. */
  readonly author: string;
  /** In a sentence; '' for none. */
  readonly summary: string;
}

/** A feed, all addresses whole. */
interface AtomFeed {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Where the feed is. */
  readonly self: string;
  /** The page that shows the same. */
  readonly page: string;
  /** Newest first. */
  readonly entries: readonly AtomEntry[];
}

/** Of a feed without entries: it has to have been changed at some time. */
const NEVER = '1970-01-01T00:00:00Z';

/** A feed of articles (SEO-04; RFC 4287). Titles and sentences are plain text, whatever stands in them. */
export function atomXml({ title, author, language, self, page, entries }: AtomFeed): string {
  const dated = entries.filter(({ publishedAt }) => !Number.isNaN(Date.parse(publishedAt)));
  const newest = Math.max(...dated.map(({ publishedAt }) => Date.parse(publishedAt)));
  const updated = dated.length === 0 ? NEVER : new Date(newest).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
${[
  `<id>${escapeXml(self)}</id>`,
  `<title>${escapeXml(title)}</title>`,
  `<updated>${updated}</updated>`,
  `<author><name>${escapeXml(author)}</name></author>`,
  `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
  `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
  ...dated.map(entryXml),
].join('\n')}
</feed>
`;
}

function entryXml({ id, title, publishedAt, url, author, summary }: AtomEntry): string {
  const at = new Date(publishedAt).toISOString();
  return [
    `<entry><id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<published>${at}</published><updated>${at}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    author === '' ? '' : `<author><name>${escapeXml(author)}</name></author>`,
    summary === '' ? '' : `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('');
}
