import { expect, test } from 'vitest';
import { rawRequest } from '../support/raw-request';
import { shopLog } from '../support/shop-log';

/** Values that must not appear in any log line. */
const CANARIES = {
  mail: 'canary-mail-7f3a@canary.example',
  word: 'canaryword7f3a',
  cookie: 'canarycookie7f3a',
  token: 'canarytoken7f3a',
  name: 'canaryname7f3a',
  ip: '203.0.113.77',
  ipv6: '2001:db8:7f3a::77',
};
const ADDRESSES = [
  `/search?q=${CANARIES.word}`,
  `/en/search?q=${CANARIES.word}&p=2`,
  `/ja/search/${CANARIES.word}/p1`,
  `/products/${CANARIES.name}`,
  `/${CANARIES.name}?utm_source=${CANARIES.word}&mail=${CANARIES.mail}`,
  `/collections/${CANARIES.name}?tag=${CANARIES.word}`,
  `/mail-magazine/coupon/${CANARIES.token}`,
  `/mail-magazine/confirm/${CANARIES.token}`,
  `/mail-magazine/unsubscribe/${CANARIES.token}.${CANARIES.token}`,
  `/${encodeURIComponent(CANARIES.mail)}`,
  `/api/products?productIds=${CANARIES.word}`,
  `/api/lists?handle=${CANARIES.name}`,
  `/api/invalid-date-products?productHandles=${CANARIES.name}`,
  `/api/suggestions?q=${CANARIES.word}`,
  `/api/${CANARIES.name}`,
  `/%${CANARIES.word}`,
  `http://${CANARIES.name}.example/`,
];
const BODIES = [
  JSON.stringify({ mailAddress: CANARIES.mail }),
  JSON.stringify({ mailAddress: `${CANARIES.word} ${CANARIES.mail}`, [CANARIES.name]: CANARIES.token }),
  JSON.stringify({ variant_id: 1, product_id: 1, mail_address: CANARIES.mail }),
  JSON.stringify({ parentAITagId: 1, childAITagId: 2, path: `/products/${CANARIES.name}` }),
  `{"mailAddress":"${CANARIES.mail}`,
  `mailAddress=${CANARIES.mail}&language=${CANARIES.word}`,
  `token=${CANARIES.token}`,
  JSON.stringify({ page: 'cart', errors: [{ message: `${CANARIES.mail} ${CANARIES.name}`, place: '' }] }),
  JSON.stringify({ page: CANARIES.name, vitals: [{ name: 'LCP', value: 1, element: CANARIES.word }] }),
];
const ENDPOINTS = [
  '/api/mailmagazine/register',
  '/api/mailmagazine/form',
  '/api/stock-notification',
  '/api/stock-notification/form',
  '/api/mail-links',
  '/api/ai-tags/counts',
  '/api/vitals',
  '/api/client-errors',
  '/api/searches',
  '/api/webhooks/platform',
];

test('[OBS-03][OBS-04] each request is one log line without any visitor input', async () => {
  const headers = {
    cookie: `cart_id=${CANARIES.cookie}; ${CANARIES.name}=${CANARIES.cookie}`,
    'user-agent': CANARIES.name,
    referer: `https://search.example/?q=${CANARIES.word}`,
    authorization: `Bearer ${CANARIES.token}`,
    'x-forwarded-for': `${CANARIES.ip}, ${CANARIES.ipv6}`,
    'x-request-id': `${CANARIES.token}-0001`,
    'accept-language': CANARIES.word,
    [`x-${CANARIES.name}`]: CANARIES.word,
  };
  const ids: unknown[] = [];
  const ask = async (...asked: Parameters<typeof rawRequest>) => {
    const answer = await rawRequest(...asked);
    ids.push(answer.headers['x-request-id']);
  };
  for (const address of ADDRESSES) {
    for (const method of ['GET', 'POST']) await ask(method, address, { headers });
  }
  for (const endpoint of ENDPOINTS) {
    for (const body of BODIES) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        await ask('POST', endpoint, { headers: { ...headers, 'content-type': type }, body });
      }
    }
  }
  expect(new Set(ids).size, 'each has its own id').toBe(ids.length);
  expect(ids).not.toContain(headers['x-request-id']);
  const requests = async () =>
    (await shopLog()).filter(
      ({ fields }) => fields['msg'] === 'request' && ids.includes(fields['requestId']),
    );
  // The whole log is read each time.
  await expect.poll(async () => (await requests()).length, { interval: 500 }).toBe(ids.length);
  for (const { fields } of await requests()) {
    expect(Object.keys(fields).toSorted()).toEqual([
      'bytes',
      'cache',
      'level',
      'method',
      'ms',
      'msg',
      'pid',
      'requestId',
      'route',
      'service',
      'status',
      'time',
    ]);
  }
  // The worker has sent the mail and logged it.
  const text = (await shopLog()).map((line) => line.text).join('\n');
  for (const [kind, canary] of Object.entries(CANARIES)) expect(text.includes(canary), kind).toBe(false);
});
