import { expect, test } from 'vitest';
import { z } from 'zod';
import { AGENT_META, callTool } from '../support/agent-call';
import { askShop } from '../support/ask-shop';
import { cartOf, cookieOf, handoverOf, visit } from '../support/cart-handover';
import { PlatformApi } from '../support/platform-api';
import { platformCatalogue } from '../support/platform-catalogue';
import { runningShop } from '../support/running-shop';

const PACHIRA = 'gid://shopify/ProductVariant/42319870264559';
const MONSTERA = '42319877833967';
const platform = () => new PlatformApi(runningShop().platformUrl);
const answerSchema = z.object({
  id: z.string(),
  delivery: z.object({ available_dates: z.array(z.object({ date: z.string(), weekday: z.string() })) }),
  quote: z.object({ line_items: z.array(z.unknown()) }),
  links: z.array(z.object({ type: z.string(), url: z.string() })),
});

async function agent(name: string, input: Record<string, unknown>) {
  const answer = answerSchema.parse(await callTool(name, input));
  return {
    ...answer,
    link: answer.links.find(({ type }) => type === 'cart')?.url ?? '',
  };
}

/** An agent's gift to Okinawa, with a date and remarks. */
async function giftOfAgent() {
  const line_items = [{ item: { id: PACHIRA }, quantity: 1 }];
  const { delivery } = await agent('create_cart', { cart: { line_items } });
  const date = delivery.available_dates[0]?.date ?? '';
  const gift = {
    name: '贈 花子',
    postal_code: '9000001',
    address: '沖縄県那覇市港町1-1',
    phone: '0981234567',
  };
  const made = await agent('create_cart', {
    cart: { line_items, delivery: { date, time: 'from14to16', note: '呼び鈴を二度', gift } },
  });
  return { ...made, date };
}

const ownCart = async () => cookieOf(await visit(`/cart/${MONSTERA}:1`, ''));

/** Text of the confirmation page, and its response. */
async function answered(link: string, own: string, mode: 'add' | 'replace') {
  const opened = await visit(link, own);
  const question = opened.headers.get('location') ?? '';
  const page = await (await askShop(question)).text();
  const handover = /name="handover" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const done = await visit('/api/cart-handovers', own, {
    method: 'POST',
    headers: { origin: runningShop().shopUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ handover, mode, language: 'ja' })),
  });
  return { question, page, done };
}

test("[AGENT-03] an agent's gift replaces a filled cart with destination, day, time and remarks", async () => {
  const { link, date } = await giftOfAgent();
  const { question, page, done } = await answered(link, await ownCart(), 'replace');
  expect(question).toMatch(/^\/cart\/link\/ask\/agent\//);
  expect(page).toContain('別の住所へのお届け先・お届け希望日・お届け時間帯・備考');
  expect([done.status, done.headers.get('location')]).toEqual([303, '/cart']);
  const held = await platform().cart(cartOf(cookieOf(done)));
  expect(held).toMatchObject({ note: '呼び鈴を二度' });
  expect(Object.fromEntries(held?.attributes.map(({ key, value }) => [key, value]) ?? [])).toMatchObject({
    お届け希望日: date,
    お届け時間帯: '14:00〜16:00',
    お届け先のお名前: '贈 花子',
  });
});

test('[AGENT-03] merged into a filled cart it adds its items, and reports what it leaves out', async () => {
  const { link } = await giftOfAgent();
  const own = await ownCart();
  const { done } = await answered(link, own, 'add');
  expect([done.headers.get('location'), cookieOf(done)]).toEqual(['/cart', own]);
  const held = await platform().cart(cartOf(own));
  expect([held?.note ?? '', held?.attributes.some(({ key }) => key.startsWith('お届け'))]).toEqual([
    '',
    false,
  ]);
  expect(await platform().quantities(cartOf(own))).toEqual([1, 1]);
});

test.each([
  ['ja', '', '開けません'],
  ['en', '/en', 'cannot be opened'],
])('[AGENT-03] a link whose cart has expired shows an error (%s)', async (_, prefix, words) => {
  const { id, link } = await giftOfAgent();
  await agent('cancel_cart', { id, meta: { ...AGENT_META, 'idempotency-key': crypto.randomUUID() } });
  const own = await ownCart();
  const opened = await visit(link.replace('/cart/open', `${prefix}/cart/open`), own);
  const page = await (await askShop(opened.headers.get('location') ?? '')).text();
  expect([opened.headers.get('location'), page.includes(words), cookieOf(opened)]).toEqual([
    `${prefix}/cart/link/ended/agent/none`,
    true,
    '',
  ]);
});

test("[AGENT-03] [CART-10] an agent's cart is quoted whole, and the line after the hundredth forbids its days", async () => {
  const variants = [...(await platformCatalogue(runningShop().platformUrl, 'JA')).values()]
    .flatMap(({ variants }) => variants)
    .filter(({ stock }) => stock > 1);
  const isForbidding = ({ sku }: { sku: string }) => sku.startsWith('toytp5');
  const lines = [
    ...variants.filter((one) => !isForbidding(one)).slice(0, 104),
    ...variants.filter(isForbidding).slice(0, 1),
  ].map(({ id }) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1 }));
  const id = (await handoverOf(lines)).split('/').at(-1);
  const { quote, delivery } = await agent('get_cart', { id });
  expect(quote.line_items).toHaveLength(105);
  const weekdays = new Set(delivery.available_dates.map(({ weekday }) => weekday));
  expect(weekdays).toEqual(new Set(['wednesday', 'thursday', 'friday', 'saturday']));
});

const COUNTED = `query Counted($id: ID!) { cart(id: $id) { totalQuantity lines(first: 250) { nodes { quantity } } } }`;

test('[AGENT-03] [CART-10] a cart with more lines than are read with it arrives whole, copied or added', async () => {
  const products = await platformCatalogue(runningShop().platformUrl, 'JA');
  const lines = [...products.values()]
    .flatMap(({ variants }) => variants)
    .filter(({ stock }) => stock > 1)
    .slice(0, 112)
    .map(({ id }) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1 }));
  const link = await handoverOf(lines);
  const held = async (cookie: string) => {
    const { cart } = await platform().ask<{ cart: { totalQuantity: number; lines: { nodes: unknown[] } } }>(
      COUNTED,
      {
        id: atob(cartOf(cookie)),
      },
    );
    return [cart.totalQuantity, cart.lines.nodes.length];
  };
  const opened = await visit(link, '');
  expect([opened.headers.get('location'), ...(await held(cookieOf(opened)))]).toEqual(['/cart', 112, 112]);
  const own = await ownCart();
  const { page, done } = await answered(link, own, 'add');
  expect(page.match(/<article/g)).toHaveLength(112);
  const isOwn = lines.some(({ merchandiseId }) => merchandiseId.endsWith(MONSTERA));
  expect([done.headers.get('location'), ...(await held(own))]).toEqual(['/cart', 113, isOwn ? 112 : 113]);
});
