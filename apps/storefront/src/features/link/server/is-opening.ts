/**
 * Whether somebody opens an address, and not a program that looks at it before: a browser that fetches ahead, a picture's or a frame's address in
 * another page, a HEAD. Only then does a link do what it carries (LINK-01).
 */
export function isOpening({ method, headers }: Request): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return method === 'GET' && !/prefetch|preview/i.test(purpose) && destination === 'document';
}
