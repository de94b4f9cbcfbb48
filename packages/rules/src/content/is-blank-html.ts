/**
 * Whether a merchant's text shows nothing, neither a letter nor a picture: its page does not exist in that language, and nothing links to it
 * (ROUTE-14).
 */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|&#160;|&#xa0;|\s/gi, '') === '';
}
