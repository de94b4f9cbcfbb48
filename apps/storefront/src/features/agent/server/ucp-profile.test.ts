import { expect, test, vi } from 'vitest';
import { ucpExtensions } from './ucp-profile';

vi.mock('#foundation/env/env.ts', async (original) => {
  const { env } = await original<typeof import('#foundation/env/env.ts')>();
  return { env: () => ({ ...env(), shopUrl: 'https://store.plants.example' }) };
});
vi.mock('#foundation/brand/shop-brand.ts', async (original) => {
  const { shopBrand } = await original<typeof import('#foundation/brand/shop-brand.ts')>();
  return { shopBrand: () => ({ ...shopBrand(), agentDomain: undefined }) };
});

test('[AGENT-03] a brand without a domain for agents names its extensions by the address of its shop, reversed', () => {
  expect(ucpExtensions()).toEqual({
    delivery: 'example.plants.store.delivery',
    quote: 'example.plants.store.quote',
  });
});
