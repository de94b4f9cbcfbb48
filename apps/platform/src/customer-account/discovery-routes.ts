import type { Services } from '../graphql/context.ts';
import { allowAnyOrigin } from '../http/cors.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { accountAddresses, SCOPES } from './account-addresses.ts';
import { publicJwk } from './id-token.ts';

/** Discovery routes of the Customer Account API: the OpenID document, the provider's API document and the public key. */
export function discoveryRoutes({ env, database }: Pick<Services, 'env' | 'database'>): Route[] {
  const at = accountAddresses(env);
  const openId = {
    issuer: at.issuer,
    authorization_endpoint: at.authorize,
    token_endpoint: at.token,
    end_session_endpoint: at.logout,
    jwks_uri: at.keys,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce', 'sid', 'email'],
    ui_locales_supported: ['en', 'ja'],
  };
  const document = (path: RegExp, body: () => unknown): Route => ({
    method: 'GET',
    path,
    async handle(_request, response) {
      allowAnyOrigin(response);
      sendJson(response, 200, await body());
    },
  });
  return [
    document(/^\/\.well-known\/openid-configuration$/, () => openId),
    // Clients reject the document without an address for agents. It is declared, but does not exist.
    document(/^\/\.well-known\/customer-account-api$/, () => ({
      graphql_api: at.graphql,
      mcp_api: `${env.url}/customer/api/mcp`,
    })),
    document(/^\/authentication\/\.well-known\/jwks\.json$/, async () => ({
      keys: [await publicJwk(database)],
    })),
  ];
}
