import { MCP_PATH, UCP_CAPABILITIES, UCP_VERSION } from '../contract/ucp';
import { ucpExtensions } from './ucp-extensions';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;

/**
 * What the shop can do for agents, as `/.well-known/ucp` says it (AGENT-02): the catalogue and carts of the Universal Commerce Protocol over MCP, and the
 * shop's own extensions of carts. No payment is taken here: the checkout is the platform's.
 */
export function ucpProfile(shopUrl: string) {
  const capability = (spec: string, schema: string) => [
    {
      version: UCP_VERSION,
      spec: `${SPECIFICATION}/specification/${spec}`,
      schema: `${SPECIFICATION}/schemas/shopping/${schema}.json`,
    },
  ];
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/overview`,
            transport: 'mcp',
            schema: `${SPECIFICATION}/services/shopping/mcp.openrpc.json`,
            endpoint: `${shopUrl}${MCP_PATH}`,
          },
        ],
      },
      capabilities: {
        [UCP_CAPABILITIES.search]: capability('catalog/search', 'catalog_search'),
        [UCP_CAPABILITIES.lookup]: capability('catalog/lookup', 'catalog_lookup'),
        [UCP_CAPABILITIES.cart]: capability('cart', 'cart'),
        [ucpExtensions().delivery]: [
          {
            version: UCP_VERSION,
            extends: UCP_CAPABILITIES.cart,
            schema: `${shopUrl}/ucp/delivery.json`,
          },
        ],
        [ucpExtensions().quote]: [
          {
            version: UCP_VERSION,
            extends: UCP_CAPABILITIES.cart,
            schema: `${shopUrl}/ucp/quote.json`,
          },
        ],
      },
      payment_handlers: {},
    },
  };
}
