import type { Env } from '../env.ts';

/** The served version of the Customer Account API, from the schema. It also answers requests for older, removed versions. */
export const ACCOUNT_API_VERSION = '2026-04';

/** Known scopes; the first and the last are required. */
export const SCOPES = ['openid', 'email', 'customer-account-api:full'] as const;

/** URLs of the Customer Account API. Applications discover them through the two documents of `/.well-known`. */
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

/** Whether an origin belongs to a registered application. */
export function isAllowedOrigin(
  { accountRedirects, shopUrl }: Pick<Env, 'accountRedirects' | 'shopUrl'>,
  origin: string,
) {
  return [...accountRedirects, shopUrl].some((uri) => new URL(uri).origin === origin);
}
