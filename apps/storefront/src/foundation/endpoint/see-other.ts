/** Leads a form without JavaScript to the page that answers it: a reload of that sends nothing again. */
export function seeOther(path: string, ...cookies: readonly (string | undefined)[]): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) if (cookie) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
