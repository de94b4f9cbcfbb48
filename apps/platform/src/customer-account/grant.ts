/** What access tokens of the Customer Account API begin with, as the provider's do. */
export const ACCOUNT_PREFIX = 'shcat_';

/** What an application was granted, beside whose account it is. */
export interface GrantFacts {
  readonly clientId: string;
  readonly scope: string;
  /** of a code: where it was sent, and the challenge that only its asker can answer (RFC 7636) */
  readonly redirectUri?: string;
  readonly challenge?: string;
  readonly nonce?: string;
}
