import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import { ucpFaults } from '../test/engines/ucp-rules';
import { AGENT_META } from '../test/support/agent-call';
import { shopLog } from '../test/support/shop-log';
import { e2eEnv } from './support/e2e-env';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const found = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      metadata: z.object({ suits: z.array(z.string()), takes_delivery_date: z.boolean() }),
      variants: z.array(
        z.object({
          id: z.string(),
          price: z.object({ amount: z.number(), currency: z.literal('JPY') }),
          availability: z.object({ available: z.boolean() }),
        }),
      ),
    }),
  ),
});
const cartAnswer = z.object({
  id: z.string(),
  line_items: z.array(
    z.object({ item: z.object({ id: z.string(), price: z.number() }), quantity: z.number() }),
  ),
  totals: z.array(z.object({ type: z.string(), amount: z.number() })),
  delivery: z.object({
    date: z.string().nullable(),
    time: z.string(),
    note: z.string(),
    gift: z.object({ name: z.string() }).nullable(),
    available_dates: z.array(z.object({ date: z.string(), weekday: z.string() })),
    unavailable_dates: z.array(z.object({ date: z.string(), reason: z.string() })),
  }),
  links: z.array(z.object({ type: z.string(), url: z.url() })),
  continue_url: z.url(),
  messages: z.array(z.object({ type: z.string(), code: z.string() })).optional(),
});

/** An agent's client from npm, which knows only the shop's profile. */
async function agentOf(shopUrl: string) {
  const profile = z
    .object({
      ucp: z.object({
        version: z.iso.date(),
        services: z.object({
          'dev.ucp.shopping': z.array(z.object({ transport: z.string(), endpoint: z.url() })),
        }),
      }),
    })
    .parse(await (await fetch(`${shopUrl}/.well-known/ucp`)).json());
  const service = profile.ucp.services['dev.ucp.shopping'].find(({ transport }) => transport === 'mcp');
  const client = new Client({ name: 'a-shopping-agent', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(service?.endpoint ?? '')));
  return {
    client,
    call: async (name: string, input: Record<string, unknown>) => {
      const answer = await client.callTool({ name, arguments: { meta: AGENT_META, ...input } });
      expect(answer.isError, JSON.stringify(answer.content)).not.toBe(true);
      expect(ucpFaults(name, answer.structuredContent), name).toEqual([]);
      return answer.structuredContent;
    },
  };
}

test('[AGENT-02] [AGENT-03] an agent session: from the query “a pet-safe plant under 5,000 yen for a dim room, on a Saturday” to a checkout with the right cart, and to the storefront', async ({
  page,
  context,
  platformApi,
}) => {
  const { shopUrl } = e2eEnv();
  expect(await (await fetch(`${shopUrl}/llms.txt`)).text()).toContain(`${shopUrl}/api/mcp`);
  const { client, call } = await agentOf(shopUrl);
  expect((await client.listTools()).tools.map(({ name }) => name).toSorted()).toEqual([
    'cancel_cart',
    'create_cart',
    'get_cart',
    'get_product',
    'lookup_catalog',
    'search_catalog',
    'update_cart',
  ]);
  const { products } = found.parse(
    await call('search_catalog', {
      catalog: {
        query: 'pet-safe plant under 5,000 yen for a dim room',
        context: { language: 'en', currency: 'JPY' },
        filters: { price: { max: 5000 } },
      },
    }),
  );
  const plant = products.find(({ metadata }) => metadata.takes_delivery_date);
  const variant = plant?.variants.find(({ availability }) => availability.available);
  expect(plant?.metadata.suits.join(' ')).toMatch(/pet/i);
  expect(variant?.price.amount).toBeLessThanOrEqual(5000);
  await call('get_product', { catalog: { id: variant?.id, context: { language: 'en' } } });
  await call('lookup_catalog', { catalog: { ids: [plant?.id, variant?.id, 'no-such-plant'] } });

  const made = cartAnswer.parse(
    await call('create_cart', {
      cart: { line_items: [{ item: { id: variant?.id }, quantity: 2 }], context: { language: 'en' } },
    }),
  );
  expect(made.line_items).toMatchObject([{ item: { id: variant?.id }, quantity: 2 }]);
  const saturday = made.delivery.available_dates.find(({ weekday }) => weekday === 'saturday');
  const refused = cartAnswer.parse(
    await call('update_cart', {
      id: made.id,
      cart: {
        line_items: [{ item: { id: variant?.id }, quantity: 1 }],
        delivery: { date: '2020-01-04', note: 'Please ring twice' },
      },
    }),
  );
  expect(refused.delivery).toMatchObject({ date: null, note: 'Please ring twice' });
  expect(refused.messages?.map(({ code }) => code)).toEqual(['delivery_date_unavailable']);
  const requested = cartAnswer.parse(
    await call('update_cart', {
      id: made.id,
      cart: {
        line_items: [{ item: { id: variant?.id }, quantity: 1 }],
        delivery: {
          date: saturday?.date,
          time: 'morning',
          gift: {
            name: '花子',
            postal_code: '060-8588',
            address: '北海道札幌市中央区1-1',
            phone: '011-000-0000',
          },
        },
      },
    }),
  );
  const price = variant?.price.amount ?? 0;
  expect(requested.totals).toEqual([
    { type: 'subtotal', amount: price },
    { type: 'fulfillment', amount: 2000 },
    { type: 'total', amount: price + 2000 },
  ]);
  expect(requested.delivery).toMatchObject({ date: saturday?.date, time: 'morning', gift: { name: '花子' } });
  expect(cartAnswer.parse(await call('get_cart', { id: made.id }))).toMatchObject({
    delivery: requested.delivery,
  });
  const held = await platformApi.cart(made.id);
  expect(held?.lines.nodes).toMatchObject([{ quantity: 1, merchandise: { id: variant?.id } }]);
  expect(held?.attributes).toContainEqual({ key: 'お届け希望日', value: saturday?.date });

  await page.goto(requested.continue_url);
  await expect(page.locator('body')).toContainText(String(price).replace(/\B(?=(\d{3})+$)/g, ','));

  await page.goto(requested.links.find(({ type }) => type === 'cart')?.url ?? '');
  await expect(page).toHaveURL('/cart');
  await new Shop(page).expectPieces(1);
  const opened = decodeURIComponent((await cookie(context, 'cart_id')) ?? '');
  expect(opened).not.toBe(made.id);
  const copy = await platformApi.cart(opened);
  expect(copy).toMatchObject({ note: held?.note, lines: held?.lines });
  expect(copy?.attributes).toEqual(expect.arrayContaining([...(held?.attributes ?? [])]));

  const meta = { ...AGENT_META, 'idempotency-key': '660e8400-e29b-41d4-a716-446655440001' };
  await call('cancel_cart', { meta, id: made.id });
  expect(await platformApi.quantities(made.id)).toEqual([]);
  expect(await platformApi.quantities(opened)).toEqual([1]);
  const missing = await call('get_cart', { id: 'Z2lkOi8vc2hvcGlmeS9DYXJ0L25vbmU' });
  expect(missing).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] });
  const log = (await shopLog()).map(({ text }) => text).join('\n');
  for (const personal of ['花子', '札幌市', '011-000-0000', 'Please ring twice', made.id]) {
    expect(log).not.toContain(personal);
  }
  await client.close();
});
