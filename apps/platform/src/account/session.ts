import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IssuedToken } from '../customer/customer.ts';
import { requestCookie } from '../http/request-cookie.ts';

/** Each of its own pages alone: no other page, script or site gets it. The checkout knows who is signed in to the account. */
const NAMES = { account: 'platform_customer', authentication: 'platform_sign_in' } as const;

/** Whose pages: those of the account, or those on which customers sign in for an application. */
type Area = keyof typeof NAMES;
const PATHS: Readonly<Record<Area, readonly string[]>> = {
  account: ['/account', '/checkouts'],
  authentication: ['/authentication'],
};
const VALUE = /^[\w-]{1,100}$/;

/** The access token in a browser's cookie; null when it has none. */
export function sessionToken(request: IncomingMessage, area: Area = 'account'): string | null {
  const value = requestCookie(request, NAMES[area]);
  return value !== null && VALUE.test(value) ? value : null;
}

/** Lets a browser keep an access token until it expires; null takes it away. */
export function setSession(
  response: ServerResponse,
  issued: IssuedToken | null,
  platformUrl: string,
  area: Area = 'account',
): void {
  const secure = platformUrl.startsWith('https:') ? '; Secure' : '';
  const lifetime = issued === null ? '; Max-Age=0' : `; Expires=${issued.expiresAt.toUTCString()}`;
  const cookie = `${NAMES[area]}=${issued?.token ?? ''}`;
  response.appendHeader(
    'set-cookie',
    PATHS[area].map((path) => `${cookie}; Path=${path}; HttpOnly; SameSite=Lax${lifetime}${secure}`),
  );
}
