import { escapeXml } from '#foundation/metadata/escape-xml.ts';
import type { FeedItem } from './feed-items';

interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** The home page in the feed's language. */
  readonly url: string;
}

/** A feed for Google Merchant Center: RSS 2.0 with the attributes of its product data specification (SEO-03). */
export function googleFeedXml({ title, description, url }: FeedHead, items: readonly FeedItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<description>${escapeXml(description)}</description>
${items.map((item) => `<item>${attributesOf(item)}</item>`).join('\n')}
</channel>
</rss>
`;
}

/** Attributes in the order of the item; one with several values is there several times. */
function attributesOf(values: object): string {
  return Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((each: unknown) => attribute(name, each)))
    .join('');
}

function attribute(name: string, value: unknown): string {
  const content =
    typeof value === 'object' && value !== null ? attributesOf(value) : escapeXml(String(value));
  return `<g:${name}>${content}</g:${name}>`;
}
