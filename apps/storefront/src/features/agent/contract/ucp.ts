/** Version of the Universal Commerce Protocol that the shop speaks (AGENT-02). */
export const UCP_VERSION = '2026-04-08';

/** Where agents speak to the shop, by the Model Context Protocol. */
export const MCP_PATH = '/api/mcp';

/** What the shop can do for agents, by the protocol's names. */
export const UCP_CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
} as const;

/** The envelope of an answer. */
export function ucpEnvelope(...capabilities: readonly string[]) {
  return {
    version: UCP_VERSION,
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version: UCP_VERSION }]])),
  };
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
export function ucpError(shopUrl: string, ...messages: readonly UcpMessage[]) {
  return { ucp: { version: UCP_VERSION, status: 'error' }, messages, continue_url: `${shopUrl}/` };
}
