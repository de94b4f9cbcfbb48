import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IssuedToken } from '../customer/customer.ts';
import { requestCookie } from '../http/request-cookie.ts';

/** Of the pages under /account alone: no other page, script or site gets it. */
const NAME = 'platform_customer';
const VALUE = /^[\w-]{1,100}$/;

/** The access token in a browser's cookie; null when it has none. */
export function sessionToken(request: IncomingMessage): string | null {
  const value = requestCookie(request, NAME);
  return value !== null && VALUE.test(value) ? value : null;
}

/** Lets a browser keep an access token until it expires; null takes it away. */
export function setSession(response: ServerResponse, issued: IssuedToken | null, platformUrl: string): void {
  const secure = platformUrl.startsWith('https:') ? '; Secure' : '';
  const lifetime = issued === null ? '; Max-Age=0' : `; Expires=${issued.expiresAt.toUTCString()}`;
  response.setHeader(
    'set-cookie',
    `${NAME}=${issued?.token ?? ''}; Path=/account; HttpOnly; SameSite=Lax${lifetime}${secure}`,
  );
}
