import { expect, test } from 'vitest';
import { backOffice } from '../support/back-office.ts';
import { visit } from '../support/plain-browser.ts';

const office = backOffice();
const patch = (path: string, body: unknown, token?: string) => office.call('PATCH', path, body, token);

const faultsOf = ({ body }: Awaited<ReturnType<typeof patch>>) => Object.keys(body['errors'] as object);

async function shopIn(language: string) {
  const { data } = await office.shop.ask(`query Q @inContext(language: ${language}) { shop { name
    company: metafield(namespace: "shop", key: "legal_name") { value type }
    mail: metafield(namespace: "shop", key: "email") { value }
    instagram: metafield(namespace: "shop", key: "instagram_url") { value type }
    refundPolicy { title body } shippingPolicy { title body } privacyPolicy { title } } }`);
  return data.shop;
}

test('[PLAT-11] the name and the facts of a shop are changed, cleared and translated', async () => {
  const facts = {
    legal_name: '株式会社 朝',
    email: ' hello@asa.example ',
    instagram_url: 'https://instagram.example/asa',
  };
  const translations = { EN: { name: 'Asa', legal_name: 'Asa Ltd.' } };
  expect((await patch('shop', { name: '朝の店', facts, translations })).status).toBe(200);
  expect(await shopIn('JA')).toMatchObject({
    name: '朝の店',
    company: { value: '株式会社 朝', type: 'single_line_text_field' },
    mail: { value: 'hello@asa.example' },
    instagram: { value: 'https://instagram.example/asa', type: 'url' },
  });
  expect(await shopIn('EN')).toMatchObject({ name: 'Asa', company: { value: 'Asa Ltd.' } });
  expect((await visit(`${office.shop.url}/account`)).html).toContain('朝の店');

  const cleared = { facts: { email: '' }, translations: { EN: { legal_name: '' } } };
  expect((await patch('shop', cleared)).status).toBe(200);
  expect(await shopIn('EN')).toMatchObject({ name: 'Asa', company: { value: '株式会社 朝' }, mail: null });
  const { data } = await office.shop.ask(
    '{ shop { metafield(namespace: "shop", key: "delivery_rules") { type } } }',
  );
  expect(data.shop.metafield).toEqual({ type: 'json' });
});

test('[PLAT-11] a policy is written, translated and withdrawn by leaving its text empty', async () => {
  expect((await shopIn('JA')).shippingPolicy).toBeNull();
  const translations = { EN: { title: 'Delivery', body: '<p>Tomorrow</p>' } };
  const written = await patch('policies/shipping-policy', { body: '<p>あした</p>', translations });
  expect(written.status).toBe(200);
  expect((await shopIn('JA')).shippingPolicy).toEqual({ title: '配送ポリシー', body: '<p>あした</p>' });
  expect((await shopIn('EN')).shippingPolicy).toEqual({ title: 'Delivery', body: '<p>Tomorrow</p>' });
  const { refundPolicy } = await shopIn('JA');
  expect((await patch('policies/refund-policy', { title: '返品' })).status).toBe(200);
  expect((await shopIn('JA')).refundPolicy).toEqual({ title: '返品', body: refundPolicy.body });
  expect((await patch('policies/shipping-policy', { body: '' })).status).toBe(200);
  expect((await shopIn('JA')).shippingPolicy).toBeNull();
});

test('[PLAT-11] a new policy is titled in each language of the shop, and setup keeps the titles of those that exist', async () => {
  expect((await patch('policies/privacy-policy', { body: '<p>秘密</p>' })).status).toBe(200);
  const titles = async (language: string) => (await shopIn(language)).privacyPolicy?.title;
  expect([await titles('JA'), await titles('EN')]).toEqual(['プライバシーポリシー', 'Privacy policy']);
  await patch('policies/privacy-policy', { title: 'お客さまの情報' });
  expect([await titles('JA'), await titles('EN')]).toEqual(['お客さまの情報', 'Privacy policy']);
  await patch('policies/privacy-policy', { body: '' });
  expect(await titles('JA')).toBeUndefined();

  const kept = { title: '返品', translations: { EN: { title: 'Returns' } } };
  await patch('policies/refund-policy', kept);
  const written = await fetch(`${office.shop.url}/admin/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'x-shopify-access-token': office.shop.adminToken, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { shopPolicyUpdate(shopPolicy: { type: REFUND_POLICY, body: "<p>十日</p>" }) { userErrors { message } } }`,
    }),
  });
  expect(await written.json()).toMatchObject({ data: { shopPolicyUpdate: { userErrors: [] } } });
  expect((await shopIn('JA')).refundPolicy).toEqual({ title: '返品', body: '<p>十日</p>' });
  expect((await shopIn('EN')).refundPolicy.title).toBe('Returns');
});

test('[PLAT-11] a value that is none of its fact, another fact, language or policy is refused by its name', async () => {
  const before = await shopIn('JA');
  const facts = {
    email: 'nobody',
    postal_code: '12',
    x_url: 'javascript:alert(1)',
    legal_name: 'a\nb',
    colour: 'red',
  };
  const answer = await patch('shop', { facts });
  expect([answer.status, faultsOf(answer).sort()]).toEqual([
    422,
    ['facts.colour', 'facts.email', 'facts.legal_name', 'facts.postal_code', 'facts.x_url'],
  ]);
  expect(answer.body['errors']).toMatchObject({ 'facts.email': ['must be an e-mail address'] });
  expect(faultsOf(await patch('shop', { name: ' ', slogan: 'x' })).sort()).toEqual(['body', 'name']);
  expect(
    faultsOf(await patch('shop', { translations: { FR: { name: 'x' }, EN: { email: 'x' } } })).sort(),
  ).toEqual(['translations.EN.email', 'translations.FR']);
  expect((await patch('policies/no-such', { body: 'x' })).status).toBe(404);
  expect((await patch('policies/privacy-policy', { title: '無' })).status).toBe(404);
  expect((await patch('shop', { name: 'x' }, 'wrong')).status).toBe(401);
  expect(await shopIn('JA')).toEqual(before);
});

test('[PLAT-11] the page of the back office has both, keeps what is mistyped, and takes a long policy', async () => {
  const post = (body: FormData | URLSearchParams, cookie = '') =>
    fetch(`${office.shop.url}/admin?locale=en`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { cookie, origin: office.shop.url },
    });
  const signedIn = await post(new URLSearchParams({ token: office.shop.adminToken }));
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const fields = {
    action: 'saveShop',
    name: '夕の店',
    'in.EN.name': 'Yu',
    'facts.telephone': '03-0000-0000',
  };
  const wrong = await post(new URLSearchParams({ ...fields, 'facts.email': 'nobody' }), cookie);
  const page = await wrong.text();
  expect([
    wrong.status,
    page.includes('E-mail'),
    page.includes('value="夕の店"'),
    page.includes('value="nobody"'),
  ]).toEqual([422, true, true, true]);
  expect((await shopIn('JA')).name).not.toBe('夕の店');
  expect((await post(new URLSearchParams(fields), cookie)).status).toBe(303);
  expect([(await shopIn('JA')).name, (await shopIn('EN')).name]).toEqual(['夕の店', 'Yu']);
  const body = `<p>${'返品の条件。'.repeat(5_000)}</p>\r\n<p>以上</p>`;
  const policy = new FormData();
  for (const [name, value] of Object.entries({
    action: 'savePolicy',
    policy: 'refund-policy',
    title: '返品',
    body,
  }))
    policy.set(name, value);
  expect((await post(policy, cookie)).status).toBe(303);
  expect((await shopIn('JA')).refundPolicy.body).toBe(body.replace('\r\n', '\n'));
  const { document } = await visit(`${office.shop.url}/admin?locale=en`, { headers: { cookie } });
  expect(document.getElementById('shop-telephone')?.getAttribute('value')).toBe('03-0000-0000');
});
