import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'small'],
    ...['a', 'blockquote', 'figure', 'figcaption', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], i: ['lang'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1, and links in texts leave the shop.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/**
 * A product's body HTML with allowed markup only, without anything that runs (PROD-11). Sentences shown elsewhere on the
 * page (care facts, Latin name) are removed, and so are headings left empty.
 * @param shownElsewhere sentences that appear elsewhere on the page
 */
export function sanitiseBody(html: string, shownElsewhere: readonly string[] = []): string {
  const elsewhere = shownElsewhere.filter((text) => text.trim() !== '');
  const clean = sanitizeHtml(html, {
    ...ALLOWED,
    allowedAttributes: {
      ...ALLOWED.allowedAttributes,
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) => {
      const isEmpty = text.trim() === '' && mediaChildren?.length === 0;
      if (tag === 'li' || tag === 'p') return isEmpty || elsewhere.some((known) => repeats(text, known));
      return isEmpty && ['ul', 'ol', 'h2', 'h3', 'h4'].includes(tag);
    },
  });
  return clean.replace(/<(h[2-4])>[^<]*<\/\1>\s*(?=<h[2-4]>|$)/g, '').trim();
}

/** Whether a line has a known sentence and little more, or a label with a colon before it. */
function repeats(text: string, known: string): boolean {
  if (!text.includes(known)) return false;
  const rest = text.replace(known, '').trim();
  return rest.length <= 12 || /^[^。.]{1,24}[::]$/.test(rest);
}
