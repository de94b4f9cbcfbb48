import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { AGENT_META, callTool } from '../../support/agent-call';
import { askShop, statusOf } from '../../support/ask-shop';
import { cartOf, cookieOf, handoverOf, visit } from '../../support/cart-handover';
import { PlatformApi } from '../../support/platform-api';
import { runningShop } from '../../support/running-shop';

const [PACHIRA, MONSTERA] = ['42319870264559', '42319877833967'];
const platformApi = () => new PlatformApi(runningShop().platformUrl);
afterEach(() => platformApi().clear());

test('[AGENT-03] a cart of which something has sold out is opened with the rest, and names it', async () => {
  const platform = platformApi();
  await platform.setStock(MONSTERA, 40);
  const link = await handoverOf(
    [PACHIRA, MONSTERA].map((id) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1 })),
  );
  await platform.setStock(MONSTERA, 0);
  try {
    const opened = await visit(link, '');
    expect(opened.headers.get('location')).toBe(`/cart/link/part/${MONSTERA}:1`);
    expect(await platform.quantities(cartOf(cookieOf(opened)))).toEqual([1]);
  } finally {
    await platform.setStock(MONSTERA, 40);
  }
});

test.each(['ja', 'en'])(
  "[FAULT-01] [AGENT-03] the page of an agent's cart is 503 while the platform is away, and is there again after it (%s)",
  async (language) => {
    const platform = platformApi();
    const link = await handoverOf([
      { merchandiseId: `gid://shopify/ProductVariant/${PACHIRA}`, quantity: 1 },
    ]);
    await platform.fault({ status: 500, operations: ['CartGetById'] });
    const opened = await visit(`${language === 'ja' ? '' : `/${language}`}${link}`, '');
    const question = opened.headers.get('location') ?? '';
    const away = await askShop(question);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '15']);
    await platform.clear();
    expect(await statusOf(question)).toBe(200);
  },
);

/** The answer to the form of a cart link's page. */
const chosen = (cookie: string, language: string, mode = 'add') =>
  visit('/api/cart-links', cookie, {
    method: 'POST',
    headers: { origin: runningShop().shopUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ items: `${PACHIRA}:2`, mode, language })),
  });

test.each([
  ['after', 'ja', '', '追加できたか確認できませんでした', [1, 2]],
  ['before', 'en', '/en', 'could not check whether it was added', [1]],
] as const)(
  '[TRUTH-01] [LINK-01] an add of a cart link whose answer is lost, %s it was made, is sent once; its page says that this is not known and leads to the cart (%s)',
  async (drop, language, prefix, words, held) => {
    const platform = platformApi();
    const own = cookieOf(await visit(`/cart/${MONSTERA}:1`, ''));
    await platform.clear();
    await platform.fault({ drop, operations: ['CartLinesAdd'], times: 1 });
    const answer = await chosen(own, language);
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([303, `${prefix}/cart/link/unknown/${PACHIRA}:2`]);
    expect((await platform.calls())['CartLinesAdd']).toBe(1);
    const page = await (await askShop(location)).text();
    expect(page).toContain(words);
    expect(page).toContain(`href="${prefix}/cart"`);
    expect((await platform.quantities(cartOf(own))).toSorted()).toEqual(held);
  },
);

test('[TRUTH-01] [LINK-01] a cart of a link whose answer is lost belongs to nobody: opened again, it has its pieces once', async () => {
  const platform = platformApi();
  await platform.fault({ drop: 'after', operations: ['CartRestore'], times: 1 });
  const lost = await visit(`/cart/${PACHIRA}:2`, '');
  expect([lost.headers.get('location'), cookieOf(lost)]).toEqual([`/cart/link/failed/${PACHIRA}:2`, '']);
  const opened = await chosen('', 'ja');
  expect(opened.headers.get('location')).toBe('/cart');
  expect(await platform.quantities(cartOf(cookieOf(opened)))).toEqual([2]);
});

const agentAnswer = z.object({
  id: z.string().optional(),
  messages: z.array(z.object({ content: z.string() })).optional(),
  line_items: z.array(z.object({ quantity: z.number() })).optional(),
});

test.each([
  ['CartLinesUpdate', 'update_cart', 'after', [3]],
  ['CartLinesUpdate', 'update_cart', 'before', [1]],
  ['CartLinesRemove', 'cancel_cart', 'after', []],
] as const)(
  '[TRUTH-01] [AGENT-03] a lost answer to %s of %s, %s it was made, is told: read the cart; a retry doubles nothing',
  async (operation, tool, drop, pieces) => {
    const platform = platformApi();
    const call = async (name: string, input: object) => agentAnswer.parse(await callTool(name, input));
    const lines = (quantity: number) => ({
      cart: { line_items: [{ item: { id: `gid://shopify/ProductVariant/${PACHIRA}` }, quantity }] },
    });
    const { id } = await call('create_cart', lines(1));
    const input = tool === 'update_cart' ? { id, ...lines(3) } : { id };
    const meta = { ...AGENT_META, 'idempotency-key': crypto.randomUUID() };
    await platform.fault({ drop, operations: [operation], times: 1 });
    const told = await call(tool, { ...input, meta });
    expect(told.messages?.map(({ content }) => content)).toEqual([
      'The cart may have been changed, in whole or in part: read it before you try again',
    ]);
    const quantities = async () =>
      (await call('get_cart', { id })).line_items?.map(({ quantity }) => quantity);
    expect(await quantities()).toEqual(pieces);
    await call(tool, { ...input, meta: { ...meta, 'idempotency-key': crypto.randomUUID() } });
    expect(await quantities()).toEqual(tool === 'update_cart' ? [3] : []);
  },
);
