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
