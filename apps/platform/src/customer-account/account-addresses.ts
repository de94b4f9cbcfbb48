import type { Env } from '../env.ts';

/** The version of the Customer Account API that is served: that of the schema. Older ones are gone and answered by it. */
export const ACCOUNT_API_VERSION = '2026-04';

/** Scopes that are known; the first and the last are needed. */
export const SCOPES = ['openid', 'email', 'customer-account-api:full'] as const;

/** Where each part of the Customer Account API is. Applications find them by the two documents of `/.well-known`. */
export function accountAddresses({ url }: Pick<Env, 'url'>) {
  const base = `${url}/authentication`;
  return {
    issuer: base,
    authorize: `${base}/oauth/authorize`,
    token: `${base}/oauth/token`,
    logout: `${base}/logout`,
    keys: `${base}/.well-known/jwks.json`,
    graphql: `${url}/customer/api/${ACCOUNT_API_VERSION}/graphql`,
  };
}

/** Whether a page of that origin belongs to an application that may ask. */
export function isAllowedOrigin(
  { accountRedirects, shopUrl }: Pick<Env, 'accountRedirects' | 'shopUrl'>,
  origin: string,
) {
  return [...accountRedirects, shopUrl].some((uri) => new URL(uri).origin === origin);
}
