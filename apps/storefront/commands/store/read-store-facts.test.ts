import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readStoreFacts } from './read-store-facts';
import { storeRequirements } from './store-requirements';

test('[STORE-04] a store without a brand, of which no page is required, is asked in documents that have fields', async () => {
  const asked: string[] = [];
  const shop = { name: 'a', deliveryRules: null, facts: [], refundPolicy: null, termsOfService: null };
  const visible = { shop, products: { nodes: [] }, localization: { availableLanguages: [] } };
  const server = createServer(async (request, response) => {
    const { query } = JSON.parse(await text(request)) as { query: string };
    asked.push(query);
    response.end(JSON.stringify({ data: query.includes('StoreVisible') ? visible : {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const access = { url, apiVersion: '2025-01', publicToken: 'p', privateToken: null, adminToken: null };
    const facts = await readStoreFacts(access, null, storeRequirements([], {}));
    expect(facts.visible).toMatchObject({ shopName: 'a', pages: new Set() });
    for (const query of asked) expect(() => parse(query), query).not.toThrow();
    expect(asked.length).toBeGreaterThan(3);
  } finally {
    server.close();
  }
});
