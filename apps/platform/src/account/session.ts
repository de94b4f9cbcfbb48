import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Customer, IssuedToken } from '../customer/customer.ts';
import { findTokenOwner } from '../db/repositories/customer-tokens.ts';
import type { Services } from '../graphql/context.ts';
import { requestCookie } from '../http/request-cookie.ts';

/**
 * Cookie names. Each cookie is sent only to its own pages, not to other pages, scripts or sites. The checkout receives the account's
 * cookie.
 */
const NAMES = { account: 'platform_customer', authentication: 'platform_sign_in' } as const;

/** Area of a session: the account's pages, or the pages where customers sign in for an application. */
type Area = keyof typeof NAMES;
const PATHS: Readonly<Record<Area, readonly string[]>> = {
  account: ['/account', '/checkouts'],
  authentication: ['/authentication'],
};
const VALUE = /^[\w-]{1,100}$/;

/** The access token in a browser's cookie; null without one. */
export function sessionToken(request: IncomingMessage, area: Area = 'account'): string | null {
  const value = requestCookie(request, NAMES[area]);
  return value !== null && VALUE.test(value) ? value : null;
}

/** Sets the access token cookie until the token expires; null deletes the cookie. */
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

/** The customer signed in to the account in this browser; null if none. */
export async function sessionCustomer(
  { database, now }: Pick<Services, 'database' | 'now'>,
  request: IncomingMessage,
): Promise<Customer | null> {
  const token = sessionToken(request);
  return token === null ? null : findTokenOwner(database, 'access', token, now());
}
