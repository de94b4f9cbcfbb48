/**
 * Whether a request comes from a page of this shop, or from no page at all. Browsers name the page's origin with every POST;
 * another site's page must not register its visitors here.
 */
export function isOwnPage({ headers }: Request, shopUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
  return origin === shopUrl || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
}
