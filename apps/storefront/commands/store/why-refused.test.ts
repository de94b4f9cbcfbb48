import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askAdmin, askPrivately, askStorefront, type StoreAccess } from './store-client';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A store that answers as the provider does. */
async function storeOf(status: number, body: string | object, location?: string): Promise<StoreAccess> {
  const server = createServer((request, response) => {
    if (request.url === '/password') response.writeHead(200).end('<html>Enter store password</html>');
    else
      response
        .writeHead(status, location === undefined ? {} : { location })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, apiVersion: '2025-01', publicToken: 'p', privateToken: 's', adminToken: 'a' };
}

/** An error of a field for which a scope is missing. */
const denied = (field: string, required: string) => ({
  message: `Access denied for ${field} field. Required access: ${required}`,
  locations: [{ line: 2, column: 3 }],
  extensions: {
    code: 'ACCESS_DENIED',
    documentation: 'https://shopify.dev/api/usage/access-scopes',
    requiredAccess: required,
  },
  path: [field],
});
const refusal = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => String(error),
  );

test('[STORE-04] a token without access scopes is told each of them once, with its fields and where to allow it', async () => {
  const access = await storeOf(200, {
    data: null,
    errors: [
      denied('menus', '`read_online_store_navigation` access scope.'),
      denied('pages', '`read_content` access scope or `read_online_store_pages` access scope.'),
      denied('blogs', '`read_content` access scope or `read_online_store_pages` access scope.'),
    ],
  });
  const said = await refusal(askAdmin(access, 'a')('{ shop { id } }'));
  expect(said).toContain(
    '--admin-token lacks access: read_online_store_navigation (for menus); read_content or read_online_store_pages (for pages, blogs).',
  );
  expect(said).toContain('Develop apps');
  const visible = await storeOf(200, {
    errors: [denied('menu', '`unauthenticated_read_content` access scope.')],
  });
  expect(await refusal(askStorefront(visible)('{ shop { id } }'))).toMatch(
    /--public-token \(PLATFORM_PUBLIC_TOKEN\) lacks access: unauthenticated_read_content \(for menu\)\. Allow it at .*Storefront API permissions$/,
  );
});

test('[STORE-04] a wrong or revoked token is told by the name of its setting', async () => {
  const revoked = '[API] Invalid API key or access token (unrecognized login or wrong password)';
  const admin = await storeOf(401, { errors: revoked });
  expect(await refusal(askAdmin(admin, 'a')('{ shop { id } }'))).toMatch(
    /answered 401: --admin-token is no valid token of its Admin API: .*revoked/,
  );
  const unauthorised = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };
  const secret = await storeOf(401, unauthorised);
  expect(await refusal(askPrivately(secret, 's')('{ shop { name } }'))).toContain(
    '--private-token (PLATFORM_PRIVATE_TOKEN) is no valid token',
  );
  const early = await storeOf(200, unauthorised);
  expect(await refusal(askStorefront(early)('{ shop { name } }'))).toContain(
    '--public-token (PLATFORM_PUBLIC_TOKEN) is no valid token',
  );
});

test.each([
  ['no store', 404, '<html>Sorry, this shop is currently unavailable.</html>'],
  ['another site', 200, '<html>Welcome</html>'],
])('[STORE-04] the address of %s is told by the name of its setting', async (_name, status, page) => {
  const said = await refusal(askStorefront(await storeOf(status, page))('{ shop { name } }'));
  expect(said).toContain(`answered ${status}: `);
  expect(said).toContain('--domain (PLATFORM_URL) must be its own address, NAME.myshopify.com');
  expect(said).not.toContain('<html>');
});

test('[STORE-04] a store behind a password, a frozen and a locked one are told as such', async () => {
  const locked = { errors: [{ message: 'Online Store channel is locked.' }] };
  expect(await refusal(askStorefront(await storeOf(200, locked))('{ shop { name } }'))).toContain(
    'Password protection',
  );
  expect(await refusal(askStorefront(await storeOf(302, '', '/password'))('{ shop { name } }'))).toContain(
    'Password protection',
  );
  expect(await refusal(askStorefront(await storeOf(402, { errors: 'Unavailable Shop' }))('{ a }'))).toContain(
    'frozen',
  );
  expect(await refusal(askStorefront(await storeOf(423, { errors: 'Locked' }))('{ a }'))).toContain('locked');
});
