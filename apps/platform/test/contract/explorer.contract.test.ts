import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/plain-browser.ts';
import { EVERY_VERSION, platformOfFile, platformUnderTest } from '../support/platform-under-test.ts';

const shop = await platformOfFile({ ...EVERY_VERSION, PLATFORM_EXPLORER: 'on' });

describe('[PLAT-06] the API explorer', () => {
  test('has the endpoint of a version and the public token, and its CSP allows nothing else', async () => {
    const page = await visit(`${shop.url}/graphiql?version=2026-01`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('/api/2026-01/graphql.json');
    expect(page.html).toContain(shop.token);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none';.*connect-src 'self';/);
    const files = [...page.html.matchAll(/(?:href|src)="([^"/][^"]*\.(?:js|css))"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const answer = await fetch(`${shop.url}/graphiql/${file}`);
      expect([file, answer.status]).toEqual([file, 200]);
      expect((await answer.text()).length).toBeGreaterThan(0);
    }
  });

  test('is the redirect target of a browser that opens the endpoint', async () => {
    const page = await visit(`${shop.url}/api/2025-10/graphql.json`, {
      headers: { accept: 'text/html,*/*' },
    });
    expect(page.url).toBe(`${shop.url}/graphiql?version=2025-10`);
    expect((await fetch(`${shop.url}/api/2025-10/graphql.json`)).status).toBe(405);
  });

  test.each(['..%2f..%2fpackage.json', '../../package.json', 'no-such.js', 'main.ts', ''])(
    'serves no other file: %s',
    async (path) => {
      expect(await statusOf(`/graphiql/assets/${path}`)).toBe(404);
    },
  );

  test.each([
    ['by another name', { host: 'shop.example' }],
    ['by a name that begins as one of this machine', { host: 'localhost.shop.example' }],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }],
  ])('does not exist for requests to %s', async (_how, headers) => {
    expect(await statusOf('/graphiql', headers)).toBe(404);
    expect(await statusOf('/graphiql/main.js', headers)).toBe(404);
    expect(await statusOf('/api/2025-01/graphql.json', { accept: 'text/html', ...headers })).toBe(405);
  });

  test('does not exist unless enabled, as in production', async () => {
    const other = await platformUnderTest();
    try {
      const answer = await fetch(`${other.url}/graphiql`);
      expect(answer.status).toBe(404);
      const browser = { headers: { accept: 'text/html' } };
      expect((await fetch(`${other.url}/api/2025-01/graphql.json`, browser)).status).toBe(405);
    } finally {
      await other.stop();
    }
  });
});

/** Status of a GET with unmodified path and host. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request(shop.url, { path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
