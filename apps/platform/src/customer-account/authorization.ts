import { z } from 'zod';
import type { Env } from '../env.ts';
import { SCOPES } from './account-addresses.ts';

const text = z.string().max(2_000);
const authorizationRequest = z.object({
  response_type: z.string().max(100).optional(),
  scope: text.default(''),
  state: text.min(1),
  nonce: text.optional(),
  prompt: z.string().max(100).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  login_hint: z.string().max(254).optional(),
});

/** An application's authorization request for a customer account. */
export interface Authorization {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | undefined;
  readonly challenge: string;
  readonly scope: string;
  /** no page: a code for a signed-in customer, else a refusal */
  readonly isSilent: boolean;
  readonly emailHint: string;
}

/** Why it is refused (RFC 6749, 4.1.2.1). `redirectUri` receives the error; null when the application is unknown. */
export interface AuthorizationRefusal {
  readonly redirectUri: string | null;
  readonly state: string | null;
  readonly error: string;
  readonly description: string;
}

/** Parses the query of an authorization request. It never redirects to an address outside of the application's. */
export function readAuthorization(
  env: Pick<Env, 'accountClientId' | 'accountRedirects'>,
  query: URLSearchParams,
): Authorization | AuthorizationRefusal {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== env.accountClientId) {
    return { ...nowhere, error: 'invalid_client', description: 'client_id is not known' };
  }
  if (!env.accountRedirects.includes(redirectUri)) {
    const description = 'redirect_uri is not one of PLATFORM_ACCOUNT_REDIRECTS';
    return { ...nowhere, error: 'invalid_request', description };
  }
  const state = query.get('state')?.slice(0, 2_000) ?? null;
  const refuse = (error: string, description: string) => ({ redirectUri, state, error, description });
  const parsed = authorizationRequest.safeParse(Object.fromEntries(query));
  if (!parsed.success) {
    return refuse('invalid_request', `${String(parsed.error.issues[0]?.path[0])} is missing or wrong`);
  }
  const { data } = parsed;
  if (data.response_type !== 'code') return refuse('unsupported_response_type', 'response_type must be code');
  const scopes = data.scope.split(' ').filter(Boolean);
  const isComplete = scopes.includes(SCOPES[0]) && scopes.includes(SCOPES[2]);
  if (!isComplete || scopes.some((scope) => !SCOPES.some((known) => known === scope))) {
    return refuse('invalid_scope', `scope must be ${SCOPES.join(' ')}`);
  }
  return {
    redirectUri,
    state: data.state,
    nonce: data.nonce,
    challenge: data.code_challenge,
    scope: scopes.join(' '),
    isSilent: data.prompt === 'none',
    emailHint: data.login_hint ?? '',
  };
}

const nowhere = { redirectUri: null, state: null } as const;

/** Prefix of access tokens of the Customer Account API, as at the provider. */
export const ACCOUNT_PREFIX = 'shcat_';

/** Grant data besides the customer. */
export interface GrantFacts {
  readonly clientId: string;
  readonly scope: string;
  /** of a code: its redirect address and PKCE challenge (RFC 7636) */
  readonly redirectUri?: string;
  readonly challenge?: string;
  readonly nonce?: string;
}
