import { UCP_VERSIONS, type UcpVersion } from '#foundation/routing/ucp-versions.ts';

/** Version of the shop's own cart extensions, which do not change with the protocol's. */
export const EXTENSION_VERSION = '2026-04-08';

/** The shop's capabilities for agents, by the protocol's names. */
export const UCP_CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
} as const;

/** The envelope of a response in a version. */
export function ucpEnvelope(version: UcpVersion, ...capabilities: readonly string[]) {
  const versionOf = (name: string) => (name.startsWith('dev.ucp.') ? version : EXTENSION_VERSION);
  return {
    version,
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version: versionOf(name) }]])),
  };
}

/** Terms that apply to products of a response. */
export interface UcpPolicy {
  readonly type: 'dev.ucp.shopping.policy.warranty';
  readonly description: { readonly plain: string };
  /** JSONPath (RFC 9535) of the products. */
  readonly applies_to: readonly string[];
  readonly url: string;
}

/** The policies field of a response, if its version has one and there are any. */
export function ucpPolicies(version: UcpVersion, policies: readonly UcpPolicy[]) {
  return UCP_VERSIONS[version].hasPolicies && policies.length > 0 ? { policies } : {};
}

type UcpSeverity = 'recoverable' | 'requires_buyer_review' | 'unrecoverable';

/** A message to an agent within a response. */
export type UcpMessage =
  | { readonly type: 'info'; readonly code: string; readonly content: string }
  | { readonly type: 'warning'; readonly code: string; readonly content: string; readonly path?: string }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly content: string;
      readonly path?: string;
      readonly severity: UcpSeverity;
    };

/** A message that informs the agent. */
export function ucpInfo(code: string, content: string): UcpMessage {
  return { type: 'info', code, content };
}

/** A message that the agent must report to its buyer. @param path JSONPath of the field concerned */
export function ucpWarning(code: string, content: string, path?: string): UcpMessage {
  return { type: 'warning', code, content, ...(path !== undefined && { path }) };
}

/** A message that the request was not carried out, or not whole. @param path JSONPath of the field concerned */
export function ucpErrorMessage(
  code: string,
  content: string,
  severity: UcpSeverity,
  path?: string,
): UcpMessage {
  return { type: 'error', code, content, severity, ...(path !== undefined && { path }) };
}

/** A response without the requested data. */
export function ucpError(
  { shopUrl, ucpVersion: version }: { readonly shopUrl: string; readonly ucpVersion: UcpVersion },
  ...messages: readonly UcpMessage[]
) {
  return { ucp: { version, status: 'error' }, messages, continue_url: `${shopUrl}/` };
}
