import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IssuedToken } from '../customer/customer.ts';

/** Of the pages under /account alone: no other page, script or site gets it. */
const NAME = 'platform_customer';
const VALUE = /^[\w-]{1,100}$/;

/** The access token in a browser's cookie; null when it has none. */
export function sessionToken({ headers }: IncomingMessage): string | null {
  for (const pair of (headers.cookie ?? '').slice(0, 8_000).split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (name === NAME && VALUE.test(value)) return value;
  }
  return null;
}

/** Lets a browser keep an access token until it expires; null takes it away. */
export function setSession(response: ServerResponse, issued: IssuedToken | null, platformUrl: string): void {
  const secure = platformUrl.startsWith('https:') ? '; Secure' : '';
  const kept = issued === null ? '; Max-Age=0' : `; Expires=${issued.expiresAt.toUTCString()}`;
  response.setHeader(
    'set-cookie',
    `${NAME}=${issued?.token ?? ''}; Path=/account; HttpOnly; SameSite=Lax${kept}${secure}`,
  );
}
