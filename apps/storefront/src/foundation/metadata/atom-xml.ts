import { escapeXml } from './sitemap-xml';

/** An entry of a feed. */
interface AtomEntry {
  /** Permanent id, independent of title and URL. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly url: string;
  /** '' for none. */
  readonly author: string;
  /** One sentence; '' for none. */
  readonly summary: string;
}

/** A feed; all URLs are absolute. */
interface AtomFeed {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** URL of the feed. */
  readonly self: string;
  /** The page with the same content. */
  readonly page: string;
  /** Newest first. */
  readonly entries: readonly AtomEntry[];
}

/** For a feed without entries: the update time is mandatory. */
const NEVER = '1970-01-01T00:00:00Z';

/** A feed of articles (SEO-04; RFC 4287). Titles and summaries are escaped as plain text. */
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
