import { expect, test } from 'vitest';
import { z } from 'zod';
import { ucpFaults } from '../engines/ucp-rules';
import { AGENT_META, callTool } from '../support/agent-call';
import { askShop, statusOf } from '../support/ask-shop';
import { platformCatalogue } from '../support/platform-catalogue';
import { runningShop } from '../support/running-shop';

test('[AGENT-02] malformed requests get responses, never failures: bodies, batches, other methods, and inputs unknown to the protocol', async () => {
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const post = (body: string) => askShop('/api/mcp', { method: 'POST', headers, body });
  const ask = async (data: unknown) => (await post(JSON.stringify(data))).status;
  const call = (input: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_catalog', arguments: input },
  });
  for (const [body, title] of [
    ['{', 'The body is not JSON'],
    ['1', 'A JSON-RPC message is an object'],
    [JSON.stringify([call({}), call({})]), 'A batch is not accepted: send one JSON-RPC message'],
  ] as const) {
    const refusal = await post(body);
    expect([refusal.status, await refusal.json()]).toEqual([400, { status: 400, title }]);
  }
  expect(await ask(call({ meta: AGENT_META, catalog: { query: 'x'.repeat(140_000) } }))).toBe(413);
  expect(await statusOf('/api/mcp')).toBe(405);
  for (const [input, field] of [
    [{}, 'meta'],
    [{ meta: AGENT_META }, 'catalog'],
    [{ meta: AGENT_META, catalog: { filters: { price: { max: -1 } } } }, 'catalog.filters.price.max'],
    [{ meta: AGENT_META, catalog: { filters: { price: { min: 2, max: 1 } } } }, 'catalog.filters.price.max'],
  ] as const) {
    const answer = await post(JSON.stringify(call(input)));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(new RegExp(`at ${field}\\b.*"isError":true`));
  }
});

const profile = z.object({
  ucp: z.object({
    version: z.iso.date(),
    supported_versions: z.record(z.iso.date(), z.url()).optional(),
    services: z.object({
      'dev.ucp.shopping': z.tuple([z.object({ version: z.iso.date(), endpoint: z.url() })]),
    }),
    capabilities: z.record(
      z.string(),
      z.array(z.object({ version: z.iso.date(), spec: z.url().optional(), schema: z.url() })),
    ),
  }),
});
const readProfile = async (path: string) => profile.parse(await (await askShop(path)).json()).ucp;

test('[AGENT-02] an agent of either version finds its profile, gets a response in its version, and the same products', async () => {
  const { shopUrl } = runningShop();
  const newest = await readProfile('/.well-known/ucp');
  expect(newest.version).toBe('2026-08-25');
  expect(newest.supported_versions).toEqual({ '2026-04-08': `${shopUrl}/.well-known/ucp/2026-04-08` });
  const before = await readProfile('/.well-known/ucp/2026-04-08');
  expect(before.supported_versions).toBeUndefined();
  expect(await statusOf('/.well-known/ucp/2026-01-23')).toBe(404);
  const answers = [];
  for (const [version, { version: said, services, capabilities }] of Object.entries({
    '2026-08-25': newest,
    '2026-04-08': before,
  })) {
    const [service] = services['dev.ucp.shopping'];
    expect([said, service.version]).toEqual([version, version]);
    for (const [name, [capability]] of Object.entries(capabilities)) {
      if (!name.startsWith('dev.ucp.')) continue;
      expect(capability?.version).toBe(version);
      expect(capability?.spec).toContain(`/${version}/`);
      expect(capability?.schema).toContain(`/${version}/`);
    }
    const found = await callTool(
      'search_catalog',
      { catalog: { query: 'モンステラ' } },
      new URL(service.endpoint).pathname,
    );
    expect(ucpFaults('search_catalog', found)).toEqual([]);
    const { ucp, ...rest } = z.looseObject({ ucp: z.looseObject({ version: z.string() }) }).parse(found);
    expect(ucp.version).toBe(version);
    answers.push(rest);
  }
  expect(answers[1]).toEqual(answers[0]);
});

const cartAnswer = z.object({
  ucp: z.object({ status: z.string().optional() }),
  id: z.string(),
  quote: z.looseObject({ total: z.number() }),
  links: z.array(z.object({ type: z.string(), url: z.string() })),
  continue_url: z.string(),
  messages: z.array(z.object({ code: z.string(), content: z.string() })).optional(),
});

test('[AGENT-04] the hand-over leads to the checkout with the quoted values, or reports the change once and leads to the cart page', async () => {
  const call = async (name: string, input: object) => {
    const structuredContent = await callTool(name, input);
    expect(ucpFaults(name, structuredContent), name).toEqual([]);
    return cartAnswer.parse(structuredContent);
  };
  const { capabilities } = await readProfile('/.well-known/ucp');
  expect(JSON.stringify(capabilities)).toContain('/ucp/quote.json');
  expect(await statusOf('/ucp/quote.json')).toBe(200);
  const catalogue = await platformCatalogue(runningShop().platformUrl, 'JA');
  const variant = [...catalogue.values()].flatMap(({ variants }) => variants).find(({ stock }) => stock > 3);
  const items = (quantity: number) => ({ line_items: [{ item: { id: variant?.id }, quantity }] });
  const made = await call('create_cart', { cart: items(1) });
  const same = await call('get_cart', { id: made.id, quote: made.quote });
  expect(same).toEqual(made);
  // The cart changed while the agent talked to its buyer.
  await call('update_cart', { id: made.id, cart: items(3) });
  const stopped = await call('get_cart', { id: made.id, quote: made.quote });
  expect(stopped.ucp.status).toBe('error');
  expect(stopped.messages?.map(({ code }) => code)).toEqual(['quote_changed', 'quote_changed']);
  expect(stopped.messages?.[0]?.content).toMatch(/1 were quoted, 3 are in the cart$/);
  expect(stopped.continue_url).toBe(stopped.links.find(({ type }) => type === 'cart')?.url);
  const after = await call('get_cart', { id: made.id, quote: stopped.quote });
  expect(after).toMatchObject({ quote: stopped.quote, continue_url: made.continue_url });
  expect(after.ucp.status).toBeUndefined();
});

test('[AGENT-02] [AGENT-03] what a call does not read is told in its answer, which is otherwise the same', async () => {
  const answered = z.looseObject({
    messages: z
      .array(z.looseObject({ code: z.string(), content: z.string(), path: z.string().optional() }))
      .optional(),
  });
  const call = async (name: string, input: object) => {
    const answer = await callTool(name, input);
    expect(ucpFaults(name, answer), name).toEqual([]);
    return answered.parse(answer);
  };
  const catalog = { query: 'モンステラ' };
  const plain = await call('search_catalog', { catalog });
  const { messages = [], ...same } = await call('search_catalog', { catalog: { ...catalog, sort: 'price' } });
  const isNotRead = ({ code }: { code: string }) => code === 'unknown_field';
  expect(messages.filter(isNotRead).map(({ path }) => path)).toEqual(['$.catalog.sort']);
  expect({ ...same, messages: messages.filter((one) => !isNotRead(one)) }).toEqual({
    messages: [],
    ...plain,
  });
  const gone = await call('get_cart', { id: 'none', discounts: { codes: ['WELCOME500'] } });
  expect(gone.messages?.map(({ content }) => content)).toContain(
    'This field is not read in this call: discounts',
  );
});
