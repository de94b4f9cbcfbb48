import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transaction } from '../db/open.ts';
import { GRANT_SECONDS, type Grant, issueGrant, takeGrant } from '../db/repositories/account-grants.ts';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { allowAnyOrigin, answerPreflight } from '../http/cors.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { accountAddresses, isAllowedOrigin } from './account-addresses.ts';
import { signIdToken } from './id-token.ts';

const TOKEN_REQUEST_MAX_BYTES = 16 * 1024;
const SECOND = 1000;
const MAX_TOKEN = 100;
const VERIFIER = /^[\w.~-]{43,128}$/;

/** `POST /authentication/oauth/token`: exchanges a code or refresh token for tokens (RFC 6749, RFC 7636). Each is valid once. */
export function tokenRoute(services: Services): Route {
  const { env, database, now } = services;
  return {
    method: '*',
    path: /^\/authentication\/oauth\/token$/,
    async handle(request, response) {
      allowAnyOrigin(response);
      if (request.method === 'OPTIONS') return answerPreflight(request, response);
      if (request.method !== 'POST') {
        return sendJson(response, 405, { error: 'invalid_request' }, { allow: 'POST, OPTIONS' });
      }
      const form = await readParameters(request);
      if (form === null) return refuse(response, 413, 'invalid_request', 'The body is too large');
      // As at the provider, a public client must identify itself by its origin.
      if (!isAllowedOrigin(env, request.headers.origin ?? '')) {
        const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
        return sendJson(
          response,
          401,
          { error: 'invalid_token', error_description: 'Origin is not known' },
          headers,
        );
      }
      if (form.get('client_id') !== env.accountClientId) {
        return refuse(response, 401, 'invalid_client', 'client_id is not known');
      }
      const type = form.get('grant_type');
      if (type !== 'authorization_code' && type !== 'refresh_token') {
        return refuse(response, 400, 'unsupported_grant_type', 'grant_type is not known');
      }
      const isCode = type === 'authorization_code';
      const given = form.get(isCode ? 'code' : 'refresh_token') ?? '';
      const kind = isCode ? 'code' : 'refresh';
      // In one transaction: a concurrent request with the same code waits, then ends the session it opened.
      const opened = await database.transaction(async (transaction) => {
        const grant = given.length > MAX_TOKEN ? null : await takeGrant(transaction, kind, given, now());
        if (grant === null || (isCode && !isFromAsker(grant, form))) return null;
        return { grant, tokens: await issueTokens(transaction, grant, now()) };
      });
      if (opened === null) refuse(response, 400, 'invalid_grant', 'It is wrong, used or expired');
      else {
        const { grant, tokens } = opened;
        const identity = isCode ? { id_token: await idTokenOf(services, grant) } : {};
        sendJson(response, 200, { ...tokens, ...identity });
      }
    },
  };
}

/** The tokens of a sign-in. Of the code they keep only the customer and application. */
async function issueTokens(transaction: Transaction, { customer, session, facts }: Grant, now: Date) {
  const { clientId, scope } = facts;
  const lasting = { customer, session, facts: { clientId, scope } };
  return {
    access_token: (await issueGrant(transaction, 'account', lasting, now)).token,
    refresh_token: (await issueGrant(transaction, 'refresh', lasting, now)).token,
    expires_in: GRANT_SECONDS.account,
    scope,
    token_type: 'Bearer',
  };
}

/** The ID token that names the signed-in customer. */
function idTokenOf({ env, database, now }: Services, { customer, session, facts }: Grant): Promise<string> {
  const iat = Math.floor(now().getTime() / SECOND);
  return signIdToken(database, {
    iss: accountAddresses(env).issuer,
    sub: String(customer.id),
    aud: facts.clientId,
    sid: session,
    iat,
    exp: iat + GRANT_SECONDS.account,
    ...(facts.nonce !== undefined && { nonce: facts.nonce }),
    email: customer.email,
  });
}

/** Whether a code comes from the client that requested it: verifier and redirect address must match. */
function isFromAsker({ facts }: Grant, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return (
    VERIFIER.test(verifier) &&
    isSameSecret(challenge, facts.challenge ?? '') &&
    form.get('redirect_uri') === facts.redirectUri
  );
}

async function readParameters(request: IncomingMessage): Promise<URLSearchParams | null> {
  try {
    return new URLSearchParams((await readBody(request, TOKEN_REQUEST_MAX_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLargeError) return null;
    throw error;
  }
}

function refuse(response: ServerResponse, status: number, error: string, description: string): void {
  sendJson(response, status, { error, error_description: description });
}
