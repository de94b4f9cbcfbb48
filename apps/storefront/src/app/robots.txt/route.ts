import { env } from '../../env';

// The shop's own address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/** What search engines may visit: everything but the cart, searches and endpoints. */
export function GET(): Response {
  const rules = ['/api/', '/cart', '/search', '/en/cart', '/en/search'].map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${env().shopUrl}/sitemap.xml`, ''].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
