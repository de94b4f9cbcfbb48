import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askDocuments } from '../clients/ask-documents.ts';
import { collectDocuments } from '../clients/collect-documents.ts';
import { type ShopThings, shopThings } from '../clients/shop-things.ts';
import { EVERY_VERSION, type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';

/** Installed clients; `npm run proof:clients` fetches more. */
const INSTALLED = [
  { name: '@shopify/hydrogen-react', apiVersion: '2025-01' },
  { name: 'hydrogen-react-newest', apiVersion: '2026-04' },
] as const;

/** Requested from a version without a published schema; the client continues without a response. */
const UNPUBLISHED =
  'ensureCookies (useShopifyCookies.mjs): Cannot query field "consentManagement" on type "QueryRoot".';

let shop: PlatformUnderTest;
let things: () => Promise<ShopThings>;
beforeAll(async () => {
  shop = await platformUnderTest(EVERY_VERSION);
  things = await shopThings(shop);
});
afterAll(() => shop.stop());

function modulesOf(name: string): ReadonlyMap<string, string> {
  const packageFile = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const folder = join(dirname(packageFile), 'dist/node-dev');
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

describe('[PLAT-09] every document of', () => {
  test.each(INSTALLED)('$name is valid and gets a response', async ({ name, apiVersion }) => {
    const collected = collectDocuments(modulesOf(name));
    expect(collected.unreadable).toEqual([]);
    expect(collected.documents.map((document) => document.name).toSorted()).toEqual([
      'CartAttributesUpdate',
      'CartBuyerIdentityUpdate',
      'CartCreate',
      'CartDiscountCodesUpdate',
      'CartLineAdd',
      'CartLineRemove',
      'CartLineUpdate',
      'CartNoteUpdate',
      'CartQuery',
      'ensureCookies',
    ]);
    const asked = await askDocuments(shop, { apiVersion }, collected, things);
    expect(asked).toEqual({
      documents: 10,
      ofAccount: 0,
      validated: 9,
      answered: 9,
      fragments: 1,
      faults: [UNPUBLISHED],
    });
  });
});

describe('[PLAT-09] client documents that the platform does not support are reported with their reason', () => {
  test.each([
    ['query A { shop { nam } }', "doesn't exist|Cannot query field"],
    ['query A { cartCompletionAttempt(attemptId: "1") { __typename } }', 'not supported by this platform'],
    ['query A { product(handle: "none") { id } }', 'nothing but null'],
    [
      'mutation A { customerRecover(email: "nobody@example.jp") { customerUserErrors { code } } }',
      'UNIDENTIFIED_CUSTOMER',
    ],
    ['query A($input: CartInput!) { shop { name } }', 'never used'],
  ])('%s', async (text, fault) => {
    const collected = { documents: [{ name: 'A', file: 'a.ts', text }], fragments: [], unreadable: [] };
    const { answered, faults } = await askDocuments(shop, { apiVersion: '2025-01' }, collected, things);
    expect([answered, faults.length]).toEqual([0, 1]);
    expect(faults[0]).toMatch(new RegExp(`^A \\(a\\.ts\\): .*(?:${fault})`));
  });
});

describe('[PLAT-09] a client that', () => {
  test('requests every subscription of every line gets a response: without subscriptions the list is empty', async () => {
    const { data, errors } = await shop.ask(
      `{ products(first: 100) { nodes { sellingPlanGroups(first: 250) { nodes { sellingPlans(first: 250) { nodes { id } } } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.products.nodes[0]).toEqual({ sellingPlanGroups: { nodes: [] } });
  });

  test('reads the URL of the card vault gets a response, and no card is accepted there', async () => {
    const { data, errors } = await shop.ask('{ shop { name paymentSettings { cardVaultUrl } } }');
    expect(errors).toBeUndefined();
    const { cardVaultUrl } = data.shop.paymentSettings;
    expect(new URL(cardVaultUrl).origin).toBe(shop.url);
    const refused = await fetch(cardVaultUrl, { method: 'POST', body: '{"credit_card":{}}' });
    expect(refused.status).toBe(404);
  });
});
