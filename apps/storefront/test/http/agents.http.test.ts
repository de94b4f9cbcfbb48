import { expect, test } from 'vitest';
import { askShop, statusOf } from '../support/ask-shop';

const META = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };

test('[AGENT-02] strangers get answers, never failures: bodies, lists of questions, other methods, and inputs that the protocol does not know', async () => {
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const post = (body: string) => askShop('/api/mcp', { method: 'POST', headers, body });
  const ask = async (data: unknown) => (await post(JSON.stringify(data))).status;
  const call = (input: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_catalog', arguments: input },
  });
  expect((await post('{')).status).toBe(400);
  expect(await ask([call({}), call({})])).toBe(400);
  expect(await ask(call({ meta: META, catalog: { query: 'x'.repeat(40_000) } }))).toBe(413);
  expect(await statusOf('/api/mcp')).toBe(405);
  for (const input of [{}, { meta: META }, { meta: META, catalog: { filters: { price: { max: -1 } } } }]) {
    const answer = await post(JSON.stringify(call(input)));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/"isError":true|"error"/);
  }
});
