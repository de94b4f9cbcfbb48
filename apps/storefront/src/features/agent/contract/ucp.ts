/** Versions of the Universal Commerce Protocol that the shop speaks, the newest first (AGENT-02). */
export const UCP_VERSIONS = ['2026-08-25', '2026-04-08'] as const;
export type UcpVersion = (typeof UCP_VERSIONS)[number];
export const [NEWEST_UCP_VERSION] = UCP_VERSIONS;

/** Version of the shop's own extensions of carts, which do not change with the protocol's. */
export const EXTENSION_VERSION = '2026-04-08';

/** Where agents speak to the shop in the newest version, by the Model Context Protocol. */
export const MCP_PATH = '/api/mcp';

/** Where they speak to it in a version: its address says which, since profiles of agents are never fetched (docs/adr/0068). */
export function mcpPathOf(version: UcpVersion): string {
  return version === NEWEST_UCP_VERSION ? MCP_PATH : `${MCP_PATH}/${version}`;
}

/** What the shop can do for agents, by the protocol's names. */
export const UCP_CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
} as const;

/** The envelope of an answer in a version. */
export function ucpEnvelope(version: UcpVersion, ...capabilities: readonly string[]) {
  const versionOf = (name: string) => (name.startsWith('dev.ucp.') ? version : EXTENSION_VERSION);
  return {
    version,
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version: versionOf(name) }]])),
  };
}

/** Terms that hold for products of an answer; version 2026-04-08 has no field for them. */
export interface UcpPolicy {
  readonly type: 'dev.ucp.shopping.policy.warranty';
  readonly description: { readonly plain: string };
  /** JSONPath (RFC 9535) of the products. */
  readonly applies_to: readonly string[];
  readonly url: string;
}

/** The field with the terms of an answer, where its version has one and there are any. */
export function ucpPolicies(version: UcpVersion, policies: readonly UcpPolicy[]) {
  return version === '2026-04-08' || policies.length === 0 ? {} : { policies };
}

/** A message to an agent beside an answer. */
export type UcpMessage =
  | { readonly type: 'info'; readonly code: string; readonly content: string }
  | { readonly type: 'warning'; readonly code: string; readonly content: string; readonly path?: string }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly content: string;
      readonly path?: string;
      readonly severity: 'recoverable' | 'requires_buyer_review' | 'unrecoverable';
    };

/** An answer without what was asked for. */
export function ucpError(
  { shopUrl, ucpVersion: version }: { readonly shopUrl: string; readonly ucpVersion: UcpVersion },
  ...messages: readonly UcpMessage[]
) {
  return { ucp: { version, status: 'error' }, messages, continue_url: `${shopUrl}/` };
}
