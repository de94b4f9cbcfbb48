import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import {
  ProductDateFlagDocument,
  ProductPageDocument,
  ProductsByIdsDocument,
  VariantsByIdsDocument,
} from '@shop/graphql/documents';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import { makeShopperFetch } from '@shop/graphql/retrying-fetch';
import { wireCart } from '@shop/graphql/testing/wire-cart';
import { wireCard, wireProductPage, wireVariant } from '@shop/graphql/testing/wire-product';
import { encodeGlobalId } from '@shop/rules/global-id';
import { platformCode } from '@shop/rules/language';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { AGENT_META } from '#test/support/agent-call.ts';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { forgetProcess } from '#test/support/forget-process.ts';
import { agentServer } from './agent-server';
import { agentServices } from './agent-services';

const { answer } = commerceUnderTest();
let healthy: typeof fetch;
beforeEach(() => {
  healthy = globalThis.fetch;
});

/** The parts of an operation that decide its answer. */
interface Call {
  readonly isWrite: boolean;
  /** The name of the payload in the answer's data. */
  readonly field: string;
}

interface Fault {
  readonly respond: (call: Call) => Response;
  /** The call was certainly not carried out. */
  readonly isCertain?: true;
  readonly isOfWrites?: true;
}

const json = (body: object, status = 200) => Response.json(body, { status });
const FAULTS: Readonly<Record<string, Fault>> = {
  '403': { respond: () => new Response('', { status: 403 }), isCertain: true },
  '403 with a reason': { respond: () => json({ errors: [{ message: 'no' }] }, 403), isCertain: true },
  '429': { respond: () => new Response('', { status: 429 }), isCertain: true },
  '500': { respond: () => new Response('', { status: 500 }) },
  '500 with a reason': {
    respond: () => json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, 500),
  },
  'half an answer': { respond: () => json({ data: {} }) },
  'an answer without cart and reason': {
    respond: ({ field }) => json({ data: { [field]: { cart: null, userErrors: [], warnings: [] } } }),
    isOfWrites: true,
  },
  'no answer in time': {
    respond: () => {
      throw new DOMException('late', 'TimeoutError');
    },
  },
  'invalid JSON': { respond: () => new Response('{"data":{"cart') },
  'a user error': {
    respond: ({ field }) => {
      const userErrors = [{ code: 'INVALID', field: null, message: 'no' }];
      return json({ data: { [field]: { cart: null, userErrors, warnings: [] } } });
    },
    isCertain: true,
    isOfWrites: true,
  },
};

const VARIANT = 'gid://shopify/ProductVariant/42319870264559';
/** Another than that of its line, and with a day that has passed: every tool that can write then does. */
const held = wireCart({
  attributes: [{ key: 'お届け希望日', value: '2020-01-01' }],
});
const cartId = encodeGlobalId(held.id);
const id = cartId.ok ? cartId.value : '';
const cart = (quantity: number) => ({
  line_items: [{ item: { id: VARIANT }, quantity }],
  delivery: { note: 'ring twice' },
});
/** Every tool, in a call that needs the platform. */
const TOOLS: Readonly<Record<string, object>> = {
  search_catalog: { catalog: { query: 'pachira' } },
  lookup_catalog: { catalog: { ids: ['gid://shopify/Product/7583412945071', VARIANT] } },
  get_product: { catalog: { id: VARIANT } },
  create_cart: { cart: cart(2) },
  get_cart: { id },
  update_cart: { id, cart: cart(3) },
  cancel_cart: { id, meta: { ...AGENT_META, 'idempotency-key': '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a' } },
};

/** Calls a tool of the shop over a platform that fails from one of its calls on. @param from Infinity: it does not fail */
async function callTool(name: string, from: number, fault?: Fault) {
  const product = {
    id: 'gid://shopify/Product/7583412945071',
    handle: 'pachira-mini',
    title: 'パキラ',
    vendor: '',
  };
  answer(ProductPageDocument, wireProductPage());
  answer(ProductsByIdsDocument, { nodes: [wireCard()] });
  answer(ProductDateFlagDocument, { product: { flags: null } });
  answer(VariantsByIdsDocument, {
    nodes: [{ ...wireVariant(), product: { ...product, vendorName: null, featuredImage: null } }],
  });
  // Nothing that an earlier call has read.
  forgetProcess();
  vi.stubGlobal('__incrementalCache', {
    generateSimpleCacheKey: async (text: string) => text,
    get: async () => null,
    set: async () => undefined,
  });
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { query } = JSON.parse(String(init.body)) as { query: string };
    const [, field = ''] = /^\s*(?:query|mutation)[^{]*\{\s*(\w+)/m.exec(query) ?? [];
    const call = { isWrite: /^\s*mutation\b/m.test(query), field };
    calls.push(call);
    const isHit = calls.length > from && (call.isWrite || fault?.isOfWrites === undefined);
    if (fault !== undefined && isHit) return fault.respond(call);
    if (call.isWrite) return json({ data: { [field]: { cart: held, userErrors: [], warnings: [] } } });
    return field === 'cart' ? json({ data: { cart: held } }) : healthy(address, init);
  });
  const base = agentServices('2026-08-25');
  const server = agentServer({
    ...base,
    search: async () =>
      ({
        products: (await base.readCards([7_583_412_945_071], 'en')).map(({ handle }) => ({ handle })),
        total: 1,
        dropped: [],
        correction: null,
        unchecked: [],
        nearFrom: null,
      }) as never,
    // One attempt: that a call is repeated is shown elsewhere.
    gateway: (locale) =>
      makeCartGateway(
        makeShopperFetch({ platformUrl: 'http://platform.test', publicToken: 'x', attempts: 1 }),
        platformCode(locale),
      ),
  });
  const [own, its] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(its), client.connect(own)]);
  const told = await client.callTool({ name, arguments: { meta: AGENT_META, ...TOOLS[name] } });
  await client.close();
  return { told, calls };
}

interface Message {
  readonly type: string;
  readonly content: string;
}

describe('[AGENT-02] [AGENT-03] [TRUTH-01] every tool, wherever the platform begins to fail in it', () => {
  test('knows every tool of the shop', async () => {
    const [own, its] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([agentServer(agentServices('2026-08-25')).connect(its), client.connect(own)]);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS));
    await client.close();
  });

  test.each(Object.keys(TOOLS).flatMap((name) => Object.keys(FAULTS).map((fault) => [name, fault] as const)))(
    '%s with %s answers with an error, and says neither that it is done nor that nothing has changed',
    async (name, kind) => {
      vi.spyOn(log, 'error').mockImplementation(() => undefined);
      vi.spyOn(log, 'warn').mockImplementation(() => undefined);
      const fault = FAULTS[kind];
      const { told: whole, calls: all } = await callTool(name, Number.POSITIVE_INFINITY);
      expect(whole.structuredContent, JSON.stringify(whole.structuredContent)).not.toMatchObject({
        ucp: { status: 'error' },
      });
      const places = [...all.keys()].filter((at) => fault?.isOfWrites === undefined || all[at]?.isWrite);
      for (const at of places) {
        const { told, calls } = await callTool(name, at, fault);
        const { messages = [], ucp } = told.structuredContent as {
          messages?: Message[];
          ucp: { status?: string };
        };
        const text = messages
          .filter(({ type }) => type === 'error')
          .map(({ content }) => content)
          .join('\n');
        const place = `call ${at} of ${all.length} (${all[at]?.field}): ${text}`;
        expect(told.isError, place).toBeFalsy();
        expect(text, place).not.toBe('');
        const changes = calls.filter(
          (call, index) => call.isWrite && (index < at || fault?.isCertain === undefined),
        );
        // A new cart without an answer is nobody's; of a read only a day that has passed is taken off.
        const isHeld = name !== 'create_cart' || ucp.status === undefined;
        if (changes.length > 0 && isHeld) {
          const maybe = /may have been changed|may not be saved|may still be set|not be saved whole/;
          expect(text, place).toMatch(
            name === 'get_cart' && ucp.status === 'error' ? /cannot answer this now/ : maybe,
          );
          expect(text, place).not.toMatch(/unchanged/);
        }
        // Without a change that was sent there is nothing to fear: the call is made again.
        if (changes.length === 0) expect(text, place).not.toMatch(/may have been changed/);
        // An answer with a cart is of one that was read or changed, and names what is not saved.
        if (ucp.status === undefined) expect(text, place).toMatch(/saved/);
      }
    },
  );
});
