import { expect, vi } from 'vitest';
import { agentRequest } from './agent-call';
import type { DeployedFolder } from './deployed-folder';
import { type FormServicesUnderTest, formServicesUnderTest } from './form-services-under-test';
import { freePort } from './free-port';
import { type PlatformUnderTest, platformUnderTest } from './platform-under-test';

/** The built folder as a brand's shop, with its platform. */
export interface ShopOfBrand {
  readonly brand: string;
  readonly url: string;
  readonly platform: PlatformUnderTest;
  text(path: string, init?: RequestInit): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the built folder as a brand's shop, on a platform with that brand's goods.
 * @param facts of the store, by metafield
 * @param prepare changes the store before the shop starts; `url` is the shop's address
 */
export async function startShopOfBrand(
  folder: DeployedFolder,
  brand: string,
  seed: Readonly<Record<string, string>> = {},
  facts: Readonly<Record<string, string>> = {},
  prepare: (platform: PlatformUnderTest, url: string) => Promise<void> = async () => undefined,
): Promise<ShopOfBrand> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [platform, database]: [PlatformUnderTest, FormServicesUnderTest] = await Promise.all([
    platformUnderTest({ BRAND: brand, SHOP_URL: url, ...seed }),
    formServicesUnderTest(),
  ]);
  if (Object.keys(facts).length > 0) await writeFacts(platform, facts);
  await prepare(platform, url);
  const shop = folder.run('server.js', {
    PORT: String(port),
    SHOP_URL: url,
    BRAND: brand,
    PLATFORM_URL: platform.url,
    PLATFORM_PUBLIC_TOKEN: platform.publicToken,
    DATABASE_URL: database.url,
    RENDER_LIMIT_PER_CLIENT: '1000000',
    PLATFORM_TIMEOUT_SECONDS: '60',
  });
  await vi.waitFor(() => expect(shop.said()).toContain('shop ready on'));
  return {
    brand,
    url,
    platform,
    text: async (path, init) => (await fetch(`${url}${path}`, init)).text(),
    stop: async () => {
      shop.child.kill('SIGTERM');
      await shop.exitCode;
      await Promise.all([platform.stop(), database.drop()]);
    },
  };
}

/** As a merchant does in the back office. */
async function writeFacts(
  { url, adminToken }: PlatformUnderTest,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const ask = async (query: string, variables = {}) => {
    const answer = await fetch(`${url}/admin/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': adminToken },
      body: JSON.stringify({ query, variables }),
    });
    return ((await answer.json()) as { data: { shop: { id: string }; metafieldsSet: { userErrors: [] } } })
      .data;
  };
  const ownerId = (await ask('{ shop { id } }')).shop.id;
  const metafields = Object.entries(facts).map(([key, value]) => ({
    ...{ ownerId, namespace: 'shop', key, value },
    type: key.endsWith('_url') ? 'url' : 'single_line_text_field',
  }));
  const { metafieldsSet } = await ask(
    'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }',
    { metafields },
  );
  expect(metafieldsSet.userErrors).toEqual([]);
}

/** A call of the shop's agent server, as its text. */
export async function askAgentServer({ text }: ShopOfBrand, method: string, params: object): Promise<string> {
  return text('/api/mcp', agentRequest(method, params));
}
/** The first call's parameters. */
export const INITIALIZE = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
};
