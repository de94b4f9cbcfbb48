import { z } from 'zod';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import {
  NEWEST_UCP_VERSION,
  OLDER_UCP_VERSIONS,
  UCP_VERSIONS,
  type UcpVersion,
  ucpAddresses,
} from '#foundation/routing/ucp-versions.ts';
import { EXTENSION_VERSION, UCP_CAPABILITIES } from '../contract/ucp';
import { deliverySchema, quoteSchema } from './agent-inputs';

/**
 * The shop's capabilities for agents, served as `/.well-known/ucp` (AGENT-02): the catalogue and carts of the Universal Commerce
 * Protocol over MCP, and the shop's own cart extensions. No payment is handled here: the checkout is the platform's. The newest
 * version's profile lists those of the other versions, which list none.
 */
export function ucpProfile(shopUrl: string, version: UcpVersion) {
  const specification = `https://ucp.dev/${version}`;
  const capability = (spec: string, schema: string) => [
    {
      version,
      spec: `${specification}/specification/${UCP_VERSIONS[version].specificationFolder}${spec}`,
      schema: `${specification}/schemas/shopping/${schema}.json`,
    },
  ];
  const extension = (file: string) => [
    { version: EXTENSION_VERSION, extends: UCP_CAPABILITIES.cart, schema: `${shopUrl}/ucp/${file}` },
  ];
  const older = OLDER_UCP_VERSIONS.map((one) => [one, `${shopUrl}${ucpAddresses(one).profile}`]);
  return {
    ucp: {
      version,
      ...(version === NEWEST_UCP_VERSION && { supported_versions: Object.fromEntries(older) }),
      services: {
        'dev.ucp.shopping': [
          {
            version,
            spec: `${specification}/specification/overview`,
            transport: 'mcp',
            schema: `${specification}/services/shopping/mcp.openrpc.json`,
            endpoint: `${shopUrl}${ucpAddresses(version).mcp}`,
          },
        ],
      },
      capabilities: {
        [UCP_CAPABILITIES.search]: capability('catalog/search', 'catalog_search'),
        [UCP_CAPABILITIES.lookup]: capability('catalog/lookup', 'catalog_lookup'),
        [UCP_CAPABILITIES.cart]: capability('cart', 'cart'),
        [ucpExtensions().delivery]: extension('delivery.json'),
        [ucpExtensions().quote]: extension('quote.json'),
      },
      payment_handlers: {},
    },
  };
}

/** The metadata of an extension: its version, and the minimum protocol version. */
const EXTENDED = {
  version: EXTENSION_VERSION,
  requires: {
    protocol: { min: EXTENSION_VERSION },
    capabilities: { [UCP_CAPABILITIES.cart]: { min: EXTENSION_VERSION } },
  },
};

/** The cart extension for the hand-over as a JSON schema, linked from the profile (AGENT-04). */
export function quoteExtension(shopUrl: string) {
  const quote = z.toJSONSchema(quoteSchema);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${shopUrl}/ucp/quote.json`,
    name: ucpExtensions().quote,
    ...EXTENDED,
    title: 'What was quoted to the buyer',
    description:
      'Every cart has the field "quote": what it holds and costs at that moment. get_cart takes it back as "quote" before the buyer is handed over; where the cart is not as quoted, the answer has an error "quote_changed" for each difference, the quote of now, and the shop’s own cart in place of the checkout.',
    $defs: { request: quote, response: quote },
  };
}

/** The response fields beyond the input: the days of the window, with the reason for unavailable ones (DLV-01 to DLV-04). */
const day = { date: z.iso.date(), weekday: z.string() };
const answer = deliverySchema.extend({
  available_dates: z.array(z.object(day)),
  unavailable_dates: z.array(z.object({ ...day, reason: z.string() })),
  times: z.array(z.string()),
});

/** The cart extension for delivery as a JSON schema, linked from the profile (AGENT-03). */
export function deliveryExtension(shopUrl: string) {
  const { goods } = shopBrand();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${shopUrl}/ucp/delivery.json`,
    name: ucpExtensions().delivery,
    ...EXTENDED,
    title: goods === undefined ? 'Delivery' : `Delivery of ${goods.en}`,
    description:
      'When and to whom a cart is delivered, as the field "delivery" of a cart. "request" is taken by create_cart and update_cart; what is left out stays. "response" is in every cart.',
    $defs: {
      request: z.toJSONSchema(deliverySchema),
      response: z.toJSONSchema(answer),
    },
  };
}

/** Names of the shop's own cart extensions, in its brand's domain (AGENT-03, AGENT-04). */
export function ucpExtensions() {
  const domain = shopBrand().agentDomain ?? new URL(env().shopUrl).hostname.split('.').toReversed().join('.');
  return {
    /** Days, times, gifts and e-gifts, for which the protocol has no stable model. */
    delivery: `${domain}.delivery`,
    /** The quote shown to the buyer is sent back before the hand-over. */
    quote: `${domain}.quote`,
  };
}
