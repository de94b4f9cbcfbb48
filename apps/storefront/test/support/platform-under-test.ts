import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { MortalProcess } from '../proofs/mortal-process';
import { freePort } from './free-port';

const PLATFORM = fileURLToPath(new URL('../../../platform', import.meta.url));
const PUBLIC_TOKEN = 'public-token-of-the-test';
const ADMIN_TOKEN = 'admin-token-of-the-test';

/** The platform's program, compiled by the run's set-up; without one its source. */
export const platformFile = () => process.env['CONTRACT_PLATFORM_FILE'] || join(PLATFORM, 'src/main.ts');

/** The real platform as its own process, on its own database. */
export interface PlatformUnderTest {
  readonly url: string;
  readonly adminToken: string;
  readonly publicToken: string;
  /** One query of the Storefront API. @throws with its errors */
  readonly ask: (query: string, variables: object) => Promise<unknown>;
  /** Total of a cart with this many of a product's first variant and a code, and whether the code applies. */
  totalWith(
    code: string,
    handle: string,
    quantity: number,
  ): Promise<{ readonly applies: boolean; readonly total: number }>;
  stop(): Promise<void>;
}

const answerSchema = z.object({ data: z.unknown(), errors: z.unknown().optional() });
const productAnswer = z.object({
  product: z.object({ variants: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }),
});
const cartAnswer = z.object({
  cartCreate: z.object({
    cart: z.object({
      discountCodes: z.array(z.object({ applicable: z.boolean() })),
      cost: z.object({ totalAmount: z.object({ amount: z.string() }) }),
    }),
  }),
});

/**
 * Starts it on a free loopback port.
 * @param variables additional settings; without `WEBHOOK_URL` it sends no webhooks
 */
export async function platformUnderTest(
  variables: Readonly<Record<string, string>> = {},
): Promise<PlatformUnderTest> {
  const serverUrl = process.env['CONTRACT_DATABASE_URL'] ?? '';
  const name = `contract_${randomUUID().replaceAll('-', '')}`;
  await asServer(serverUrl, `create database ${name}`);
  const database = new URL(serverUrl);
  database.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const platform = new MortalProcess({
    file: platformFile(),
    cwd: PLATFORM,
    env: {
      PLATFORM_PORT: String(port),
      PLATFORM_URL: url,
      PLATFORM_DATABASE_URL: database.href,
      PLATFORM_DATA_DIR: folder,
      PLATFORM_PUBLIC_TOKEN: PUBLIC_TOKEN,
      PLATFORM_ADMIN_TOKEN: ADMIN_TOKEN,
      ...variables,
    },
    onLine: () => undefined,
  });
  platform.start();
  await vi.waitFor(async () => expect(await isUp(url)).toBe(true), { interval: 200 });

  const ask = async (query: string, variables: object): Promise<unknown> => {
    const response = await fetch(`${url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = answerSchema.parse(await response.json());
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    url,
    adminToken: ADMIN_TOKEN,
    publicToken: PUBLIC_TOKEN,
    ask,
    totalWith: async (code, handle, quantity) => {
      const { product } = productAnswer.parse(
        await ask(
          'query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }',
          {
            handle,
          },
        ),
      );
      const merchandiseId = product.variants.nodes[0]?.id;
      const { cartCreate } = cartAnswer.parse(
        await ask(
          `mutation ($input: CartInput) { cartCreate(input: $input) { cart {
             discountCodes { applicable } cost { totalAmount { amount } } } } }`,
          { input: { lines: [{ merchandiseId, quantity }], discountCodes: [code] } },
        ),
      );
      const { discountCodes, cost } = cartCreate.cart;
      return {
        applies: discountCodes.some(({ applicable }) => applicable),
        total: Number(cost.totalAmount.amount),
      };
    },
    stop: async () => {
      await platform.stop();
      await asServer(serverUrl, `drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch (error) {
    // Not listening yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function asServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
