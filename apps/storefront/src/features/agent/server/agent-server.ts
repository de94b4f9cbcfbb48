import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { WHOLE_LOCALES } from '@shop/rules/language';
import type { z } from 'zod';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import { reportError } from '#foundation/process/report-error.ts';
import { type UcpMessage, ucpError, ucpErrorMessage } from '../contract/ucp';
import { cancelCartForAgent, createCartForAgent, readCartForAgent, updateCartForAgent } from './agent-cart';
import { lookUpForAgent, productForAgent } from './agent-catalogue';
import { AGENT_INPUTS } from './agent-inputs';
import { searchForAgent } from './agent-search';
import { type AgentServices, watchChanges } from './agent-services';
import { unreadFields } from './unread-fields';

/** The languages of the search that the shop speaks, in English: `Japanese and English`. */
function searchLanguages(type: 'conjunction' | 'disjunction'): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const spoken = WHOLE_LOCALES.filter((locale) => shopLocales().includes(locale));
  return new Intl.ListFormat('en', { type }).format(spoken.map((locale) => names.of(locale) ?? locale));
}

const instructions = (
  goods: string,
  needs: string,
) => `A Japanese shop${goods}. Prices are whole yen, tax included; it delivers in Japan only. Search understands needs in ${searchLanguages('conjunction')} (${needs}under 5,000 yen). "suits" of a product says what it is good for; "delivery" of a cart says on which days it can
be delivered and takes day, time, prefecture and gift. Nothing is ordered here: hand the buyer over to continue_url, the checkout, or to
the link "cart", which opens the same items in the shop. Before you hand over, call get_cart with the "quote" of the answer that you showed
to the buyer: where price, pieces, discount, fee, day or total changed since, each difference is told, and continue_url is the shop's cart.`;

/** The shop's tools for agents, named as in the Universal Commerce Protocol (AGENT-02, AGENT-03). */
export function agentServer(services: AgentServices): McpServer {
  const { goods, keywords } = shopBrand();
  const needs = keywords?.en.slice(-3).map((word) => `${word}, `) ?? [];
  const server = new McpServer(
    { name: 'storefront', version: '1.0.0' },
    { instructions: instructions(goods === undefined ? '' : ` for ${goods.en}`, needs.join('')) },
  );
  const reads = { readOnlyHint: true, openWorldHint: false } as const;
  const writes = { readOnlyHint: false, openWorldHint: false } as const;
  server.registerTool(
    'search_catalog',
    {
      description: `Search for products by words and needs, in ${searchLanguages('disjunction')}.`,
      inputSchema: AGENT_INPUTS.search,
      annotations: reads,
    },
    (input) => answered(services, AGENT_INPUTS.search, input, searchForAgent),
  );
  server.registerTool(
    'lookup_catalog',
    {
      description: 'Products by ids of products or variants, or by handles.',
      inputSchema: AGENT_INPUTS.lookup,
      annotations: reads,
    },
    (input) => answered(services, AGENT_INPUTS.lookup, input, lookUpForAgent),
  );
  server.registerTool(
    'get_product',
    {
      description: 'One product in full, with its variants and what it is good for.',
      inputSchema: AGENT_INPUTS.product,
      annotations: reads,
    },
    (input) => answered(services, AGENT_INPUTS.product, input, productForAgent),
  );
  server.registerTool(
    'create_cart',
    {
      description: 'Make a cart, with requests for its delivery.',
      inputSchema: AGENT_INPUTS.createCart,
      annotations: writes,
    },
    (input) => answered(services, AGENT_INPUTS.createCart, input, createCartForAgent),
  );
  server.registerTool(
    'get_cart',
    {
      description:
        'A cart, the days on which it can be delivered, and the address of its checkout. With the quote that the buyer saw, what changed since.',
      inputSchema: AGENT_INPUTS.readCart,
      annotations: reads,
    },
    (input) => answered(services, AGENT_INPUTS.readCart, input, readCartForAgent),
  );
  server.registerTool(
    'update_cart',
    {
      description: 'Replace the lines of a cart, and set requests for its delivery.',
      inputSchema: AGENT_INPUTS.updateCart,
      annotations: writes,
    },
    (input) => answered(services, AGENT_INPUTS.updateCart, input, updateCartForAgent, MAYBE_CHANGED),
  );
  server.registerTool(
    'cancel_cart',
    { description: 'Give a cart up.', inputSchema: AGENT_INPUTS.cancelCart, annotations: writes },
    (input) => answered(services, AGENT_INPUTS.cancelCart, input, cancelCartForAgent, MAYBE_CHANGED),
  );
  return server;
}

const UNAVAILABLE = 'The shop cannot answer this now; try again in a while';
/** Of a call that fails after a change that the platform may have carried out (TRUTH-01). */
const MAYBE_CHANGED =
  'The shop cannot answer this now, and the cart may have been changed: read it before you try again';

/**
 * A response in both forms that the protocol requires, with a warning for each field of the request that is not read. Internal errors
 * become one generic message.
 * @param maybeChanged its content, where the call may have changed the cart before it failed
 */
async function answered<Schema extends z.ZodType>(
  services: AgentServices,
  schema: Schema,
  input: z.output<Schema>,
  work: (input: z.output<Schema>, services: AgentServices) => Promise<Record<string, unknown>>,
  maybeChanged: string = UNAVAILABLE,
): Promise<CallToolResult> {
  const watched = watchChanges(services);
  const answer = await work(input, watched.services).catch(async (error: unknown) => {
    if (error instanceof PlatformUnreachableError) log.error(`an agent request failed: ${error.message}`);
    else await reportError(error, { where: 'agent' });
    const content = watched.mayBeChanged() ? maybeChanged : UNAVAILABLE;
    return ucpError(services, ucpErrorMessage('unavailable', content, 'recoverable'));
  });
  const structuredContent = withMessages(answer, unreadFields(schema, input));
  return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
}

function withMessages(answer: Record<string, unknown>, more: readonly UcpMessage[]): Record<string, unknown> {
  const { messages = [] } = answer;
  return more.length === 0
    ? answer
    : { ...answer, messages: [...(Array.isArray(messages) ? messages : []), ...more] };
}
