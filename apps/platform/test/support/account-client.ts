import { createHash, randomBytes } from 'node:crypto';
import { formOf, type PlainPage, visit } from './plain-browser.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

/** Tokens as returned by the token endpoint. */
export interface AccountTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

/** A shop's application that signs customers in, following the provider's reference. */
export function accountClient(shop: () => PlatformUnderTest) {
  const env = () => shop().platform.services.env;
  const redirectUri = () => `${env().shopUrl}/account/authorize`;
  const origin = () => new URL(env().shopUrl).origin;
  const json = async (url: string) => (await fetch(url)).json();
  const token = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
    json(`${shop().url}/.well-known/openid-configuration`).then(({ token_endpoint }) =>
      fetch(token_endpoint, {
        method: 'POST',
        headers: { origin: origin(), ...headers },
        body: new URLSearchParams({ client_id: env().accountClientId, ...parameters }),
      }),
    );
  const signInUrl = async (verifier: string, more: Record<string, string> = {}) => {
    const { authorization_endpoint } = await json(`${shop().url}/.well-known/openid-configuration`);
    return `${authorization_endpoint}?${new URLSearchParams({
      client_id: env().accountClientId,
      response_type: 'code',
      redirect_uri: redirectUri(),
      scope: 'openid email customer-account-api:full',
      state: 'a state/ &?',
      nonce: 'a nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })}`;
  };
  return {
    redirectUri,
    origin,
    token,
    signInUrl,
    newVerifier: () => randomBytes(32).toString('base64url'),

    /** Submits the sign-in page and returns the redirect to the application. */
    async signIn(page: PlainPage, email: string, password: string, headers: Record<string, string> = {}) {
      const { url, body } = formOf(page, { email, password }, null);
      const own = { origin: new URL(url).origin, ...headers };
      return fetch(url, { method: 'POST', body, redirect: 'manual', headers: own });
    },

    /** The full flow from the sign-in page to tokens. */
    async tokensFor(email: string, password: string): Promise<AccountTokens> {
      const verifier = randomBytes(32).toString('base64url');
      const back = await this.signIn(await visit(await signInUrl(verifier)), email, password);
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const answer = await token({
        grant_type: 'authorization_code',
        redirect_uri: redirectUri(),
        code,
        code_verifier: verifier,
      });
      return (await answer.json()) as AccountTokens;
    },

    /** Queries the Customer Account API at its discovered URL. */
    async ask(accessToken: string, query: string, variables: Record<string, unknown> = {}) {
      const { graphql_api } = await json(`${shop().url}/.well-known/customer-account-api`);
      return fetch(graphql_api, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: accessToken },
        body: JSON.stringify({ query, variables }),
      });
    },
  };
}
