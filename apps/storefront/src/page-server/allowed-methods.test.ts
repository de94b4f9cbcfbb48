import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { UCP_VERSION_NAMES, ucpAddresses } from '#foundation/routing/ucp-versions.ts';
import { allowedMethods } from './allowed-methods';

const brand = vi.hoisted(() => ({ name: 'komoreno' }));
vi.mock('#foundation/brand/shop-brand.ts', async (original) => {
  const { BRANDS } = await import('@shop/brands/brands');
  return {
    ...(await original<typeof import('#foundation/brand/shop-brand.ts')>()),
    shopBrand: () => (BRANDS as Record<string, object>)[brand.name] ?? {},
  };
});

const APP = fileURLToPath(new URL('../app/', import.meta.url));
const METHOD = /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm;

const routes = readdirSync(join(APP, 'api'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('route.ts'),
);

describe('[API-06] the methods of the endpoints', () => {
  test('there are endpoints to check', () => expect(routes.length).toBeGreaterThan(7));

  test.each(routes)('of %s are those that its file exports', (file) => {
    const source = readFileSync(join(APP, 'api', file), 'utf8');
    const answered = [...source.matchAll(METHOD)].map(([, method]) => method);
    const path = `/api/${dirname(file).split(sep).join('/')}`;
    expect(answered.length).toBeGreaterThan(0);
    expect(allowedMethods(path)).toEqual(answered.includes('GET') ? [...answered, 'HEAD'] : answered);
  });

  test.each(UCP_VERSION_NAMES)('[AGENT-02] UCP %s has an endpoint of its own', (version) => {
    const file = routes.find(
      (one) => `/api/${dirname(one).split(sep).join('/')}` === ucpAddresses(version).mcp,
    );
    expect(readFileSync(join(APP, 'api', file ?? ''), 'utf8')).toMatch(
      /^export const POST = agentEndpoint\(/m,
    );
  });

  test.each(['/api', '/api/', '/api/nope', '/api/constructor', '/api/products/1', '/api/Products'])(
    '%s is not an endpoint',
    (path) => expect(allowedMethods(path)).toBeNull(),
  );

  test.each([
    ['komoreno', ['POST'], ['POST']],
    ['asamoya', null, ['POST']],
    ['none', null, null],
  ])('[BRAND-01] of %s are those of what the brand has: a mail magazine, filters', (name, mails, tags) => {
    brand.name = name;
    for (const path of ['/api/mailmagazine/register', '/api/mailmagazine/form'])
      expect(allowedMethods(path), path).toEqual(mails);
    expect(allowedMethods('/api/ai-tags/counts')).toEqual(tags);
    for (const path of ['/api/stock-notification', '/api/mail-links', '/api/favorite-links'])
      expect(allowedMethods(path), path).toEqual(['POST']);
    brand.name = 'komoreno';
  });

  test.each(['/', '/cart', '/apiary', '/en/api/products', '/sitemap.xml', '/_next/static/x.js'])(
    '%s is read-only',
    (path) => expect(allowedMethods(path)).toEqual(['GET', 'HEAD']),
  );
});
