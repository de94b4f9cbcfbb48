import { seeded } from '../support/seeded';
import { strangeAddress } from './strange-address';

/** A request that no shopper's browser would send. */
export interface HostileRequest {
  /** Its category, for the report. */
  readonly kind: HostileKind;
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The raw bytes of a request that Node's client cannot send. */
  readonly raw: string | null;
  /** Milliseconds until the client disconnects, or earlier when the response begins; null if it waits. */
  readonly leavesAfterMs: number | null;
}

/**
 * Share of clients that disconnect, and the latest time in milliseconds: before the request is read, while queued, or while the response is
 * made.
 */
const LEAVING_SHARE = 1 / 3;
const LEAVING_MS = 400;

export const HOSTILE_KINDS = [
  'made-up queries',
  'questions of programs',
  'navigations',
  'pictures',
  'files of engines',
  'agents',
  'made-up handles',
  'strange paths',
  'methods',
  'headers',
  'bodies',
  'forms',
  'webhooks',
  'forged tokens',
  'links',
  'reports',
  'broken bytes',
] as const;

export type HostileKind = (typeof HOSTILE_KINDS)[number];

/** Clients that send nine of ten requests; the rest come from a thousand others. */
const BUSY_CLIENTS = 6;
const BUSY_SHARE = 0.9;
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'LOCK',
  'M-SEARCH',
  'REPORT',
];
const ENDPOINTS = [
  '/api/mailmagazine/register',
  '/api/stock-notification',
  '/api/ai-tags/counts',
  '/api/csp-reports',
  '/api/mcp',
];
const FORMS = [
  '/api/mailmagazine/form',
  '/api/stock-notification/form',
  '/api/mail-links',
  '/api/cart-links',
  '/api/cart-handovers',
  '/api/favorite-links',
];
const TOPICS = [
  'products/update',
  'products/delete',
  'inventory_levels/update',
  'collections/update',
  'shop/refresh',
  'x',
  '__proto__',
];
const PAGES = ['/', '/en', '/cart', '/products/umbellata', '/search?q=x', '/succulent?p=2', '/no-such-page'];
/** Requests of a browser's router during browsing. */
const VISITED = [
  '/',
  '/ranking',
  '/succulent',
  '/products/pachira-mini',
  '/products/none',
  '/columns',
  '/gift',
  '/search?q=',
];
const ENGINES_FILES = [
  '/sitemap.xml',
  '/sitemaps/products-ja-1.xml',
  '/llms.txt',
  '/en/llms.txt',
  '/feeds/google-ja-1.xml',
  '/feeds/products-en-1.json',
  '/feeds/news-ja.xml',
  '/products/umbellata.md',
  '/ucp/delivery.json',
  '/.well-known/ucp',
  '/robots.txt',
];
const TOOLS = ['search_catalog', 'get_product', 'create_cart', 'update_cart', 'get_cart', 'x'];
const FIELDS = [
  'mailAddress',
  'mail_address',
  'variant_id',
  'product_id',
  'parentAITagId',
  'childAITagId',
  'path',
  'token',
  'items',
  'mode',
  'code',
  'language',
  '__proto__',
  'constructor',
  'toString',
];

/** Seeded hostile requests (SEC-05): URLs, encodings, methods, headers, bodies, forms, webhooks, tokens, and floods of uncached URLs. */
export class HostileRequests {
  readonly #random: () => number;
  readonly #pictures: readonly string[];
  #made = 0;

  /** @param pictures existing image paths of the shop */
  constructor(seed: number, pictures: readonly string[]) {
    this.#random = seeded(seed);
    this.#pictures = pictures;
  }

  next(): HostileRequest {
    this.#made += 1;
    const kind = this.#pick(HOSTILE_KINDS);
    const isBusy = this.#random() < BUSY_SHARE;
    const client = isBusy
      ? `198.18.0.${this.#below(BUSY_CLIENTS)}`
      : `198.19.${this.#below(4)}.${this.#below(250)}`;
    const base = {
      kind,
      method: 'GET',
      path: '/',
      headers: { 'x-forwarded-for': client },
      body: null,
      raw: null,
      leavesAfterMs: null,
    };
    const request = { ...base, ...this.#more(kind, base.headers) };
    return this.#random() < LEAVING_SHARE ? { ...request, leavesAfterMs: this.#below(LEAVING_MS) } : request;
  }

  #more(kind: HostileKind, headers: Record<string, string>): Partial<HostileRequest> {
    switch (kind) {
      case 'made-up queries':
        return { path: this.#query(), headers: { ...headers, ...this.#some(0.3, { rsc: '1' }) } };
      case 'questions of programs':
        return { path: this.#question() };
      case 'navigations':
        return this.#navigation(headers);
      case 'pictures':
        return {
          path: this.#picture(),
          headers: { ...headers, ...this.#some(0.5, { accept: 'image/avif' }) },
        };
      case 'files of engines':
        return {
          path: this.#pick([
            ...ENGINES_FILES,
            `/social/ja/products/${this.#word()}.png`,
            `/feeds/google-ja-${this.#made}.xml`,
          ]),
        };
      case 'agents':
        return {
          method: 'POST',
          path: '/api/mcp',
          headers: {
            ...headers,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          body: this.#agentCall(),
        };
      case 'made-up handles':
        return {
          path: `${this.#pick(['', '/en'])}/${this.#pick(['products', 'collections', 'pages', 'columns', 'mail-magazine/coupon'])}/${this.#word()}`,
        };
      case 'strange paths':
        return { path: strangeAddress(this.#random) };
      case 'methods':
        return { method: this.#pick(METHODS), path: this.#pick([...PAGES, ...ENDPOINTS, ...FORMS]), headers };
      case 'headers':
        return { path: this.#pick(PAGES), headers: { ...headers, ...this.#headers() } };
      case 'bodies':
        return {
          method: 'POST',
          path: this.#pick(ENDPOINTS),
          headers: {
            ...headers,
            'content-type': this.#pick([
              'application/json',
              'application/json; charset=x',
              'text/plain',
              'multipart/form-data; boundary=x',
            ]),
          },
          body: this.#json(),
        };
      case 'forms':
        return {
          method: 'POST',
          path: this.#pick(FORMS),
          headers: {
            ...headers,
            'content-type': 'application/x-www-form-urlencoded',
            ...this.#some(0.5, {
              origin: this.#pick(['null', 'https://evil.example', 'http://localhost', 'x']),
            }),
          },
          body: this.#form(),
        };
      case 'webhooks':
        return {
          method: 'POST',
          path: '/api/webhooks/platform',
          headers: { ...headers, ...this.#webhook() },
          body: this.#json(),
        };
      case 'forged tokens':
        return {
          path: `${this.#pick(['', '/en'])}/mail-magazine/${this.#pick(['confirm', 'unsubscribe', 'leave'])}/${this.#token()}`,
        };
      case 'links':
        return { path: this.#link(), headers: { ...headers, ...this.#some(0.5, this.#shopper()) } };
      case 'reports':
        return {
          method: 'POST',
          path: '/api/csp-reports',
          headers: {
            ...headers,
            'content-type': this.#pick(['application/csp-report', 'application/reports+json']),
          },
          body: this.#report(),
        };
      case 'broken bytes':
        return { raw: this.#bytes() };
    }
  }

  /** An uncached query, which browsers abort during typing. */
  #question(): string {
    return this.#pick([
      `/api/suggestions?q=${this.#word()}`,
      `/api/products?productIds=${this.#made}`,
      `/api/lists?handle=${this.#word()}`,
      '/api/menus',
      '/api/search-start',
    ]);
  }

  /** A page's data, full or prefetched: browsers abort it when the shopper navigates elsewhere. */
  #navigation(headers: Record<string, string>): Partial<HostileRequest> {
    const page = `${this.#pick(['', '/en'])}${this.#pick(VISITED)}`;
    const path = page.endsWith('=') ? `${page}${this.#word()}` : `${page}?`;
    const ahead = this.#some(0.5, { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' });
    return {
      path: `${path}&_rsc=${this.#word()}&${this.#pick(['gclid', 'utm_source', 'x'])}=${this.#word().repeat(this.#below(60))}`,
      headers: { ...headers, ...this.#some(0.8, { rsc: '1', ...ahead }) },
    };
  }

  #picture(): string {
    const query = `v=${this.#below(1_000_000)}&width=${this.#below(9_999)}`;
    return `${this.#pick([...this.#pictures, `/pictures/s/files/1/${this.#word()}.jpg`])}?${query}${this.#pick(['', '', '&height=90&crop=center', '&x=1'])}`;
  }

  /** An agent's call, possibly for a cart of nonexistent products. */
  #agentCall(): string {
    const item = {
      item: { id: this.#pick(['gid://shopify/ProductVariant/1', this.#word()]) },
      quantity: this.#below(9),
    };
    return JSON.stringify({
      jsonrpc: '2.0',
      id: this.#made,
      method: 'tools/call',
      params: {
        name: this.#pick(TOOLS),
        arguments: {
          meta: { 'ucp-agent': { profile: 'https://agent.example/profile.json' } },
          catalog: { query: this.#word() },
          cart: { line_items: [item] },
          id: this.#word(),
        },
      },
    });
  }

  /** A new query. */
  #query(): string {
    const number = `${this.#made}${this.#below(1_000_000)}`;
    return this.#pick([
      `/search?q=${this.#word()}`,
      `/en/search?q=${this.#word()}&p=${this.#below(10_000)}`,
      `/products/umbellata?variant=${number}`,
      `/en/products/pachira-mini?variant=${number}x`,
      `/succulent?p=${this.#below(100_000)}&sort=${this.#pick(['new', 'best', 'x'])}&price=${this.#below(99_999)}-`,
      `/search/tag?tagId=${this.#below(9)},${this.#below(999)}&p=${this.#below(99)}`,
      `/ranking?category=${this.#word()}&show=${this.#below(99)}`,
      `/?${this.#word()}=${number}`,
      `/collections/desk?tag=${this.#below(9)}.${this.#below(999)}`,
      `/api/products?productIds=${number}`,
      `/api/invalid-date-products?productHandles=${this.#word()}`,
      `/api/lists?handle=${this.#word()}&price=${number}`,
      `/api/suggestions?q=${this.#word()}&locale=${this.#pick(['ja', 'en', 'x'])}`,
      `/api/menus?locale=${this.#pick(['ja', 'en', this.#word()])}`,
    ]);
  }

  /** A cart, a code or favourites in a URL, with invalid parts. */
  #link(): string {
    const number = () => this.#pick(['42319870264559', '1', '0', '-1', '1e9', '9'.repeat(30), this.#word()]);
    const items = Array.from({ length: 1 + this.#below(60) }, () => `${number()}:${this.#below(200)}`);
    const to = this.#pick([
      '/cart',
      '//evil.example',
      '/..//evil.example',
      '/%5Cevil.example',
      '/discount/A',
      this.#word(),
    ]);
    return `${this.#pick(['', '/en'])}${this.#pick([
      `/cart/${items.join(this.#pick([',', '%2C', ';']))}?discount=${this.#word()}`,
      `/cart/link/${this.#pick(['ask', 'part', 'x'])}/${items.join(',')}/${this.#word()}`,
      `/cart/42319870264559:${this.#below(300)}`,
      `/discount/${this.#word()}?redirect=${to}`,
      `/discount/${this.#pick(['applied', 'refused'])}/${this.#word()}/${this.#word()}`,
      `/favorite?items=${items.map(number).join(this.#pick(['.', ',', '..']))}`,
    ])}`;
  }

  /** Shopper cookies, valid and invalid. */
  #shopper(): Record<string, string> {
    const id = this.#pick(['gid://shopify/Cart/x?key=1', 'gid://shopify/Cart/', 'x', '']);
    return {
      cookie: `cart_id=${btoa(id)}; discount_code=${this.#word()}; favorite_product_ids=${this.#word()}`,
    };
  }

  #headers(): Record<string, string> {
    return this.#pick<() => Record<string, string>>([
      () => ({ host: this.#pick(['evil.example', '', 'localhost:1', '[::1]', 'a'.repeat(300)]) }),
      () => ({
        'x-forwarded-for': Array.from({ length: this.#below(60) + 1 }, () =>
          this.#pick(['1.1.1.1', '::1', 'x', '', '127.0.0.1:80']),
        ).join(','),
      }),
      () => ({
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': this.#pick(['https', 'x']),
        forwarded: 'for=evil',
      }),
      () => ({
        cookie: `cart_id=${this.#word().repeat(1 + this.#below(60))}; cart_count=${this.#word()}; favorite_product_ids=${'1.'.repeat(this.#below(500))}; __proto__=1`,
      }),
      () => ({
        rsc: '1',
        'next-router-state-tree': this.#pick([
          this.#word(),
          '%',
          '%7B',
          '[]',
          '%5B%22%22%5D',
          'null',
          encodeURIComponent(JSON.stringify(['', {}, null, 'refetch'])),
        ]),
      }),
      () => ({
        rsc: '1',
        'next-router-prefetch': this.#pick(['1', '2', 'x']),
        'next-router-segment-prefetch': this.#pick(['/_tree', '/../..', '', this.#word()]),
      }),
      () => ({ 'next-action': this.#word(), 'next-url': this.#pick(['/x', 'https://evil.example', '%']) }),
      () => ({
        'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy',
        'x-middleware-rewrite': '/evil',
        'x-nextjs-data': '1',
      }),
      () => ({ 'x-shop-warm': '1', 'x-shop-client': '1.1.1.1', 'x-prerender-revalidate': this.#word() }),
      () => ({
        'if-none-match': this.#pick(['*', '""', 'W/"x"', '"'.repeat(99)]),
        'if-modified-since': 'never',
        range: 'bytes=0-1,5-',
      }),
      () => ({
        'accept-encoding': this.#pick(['br;q=x', '*', 'gzip;q=0,br;q=0', ','.repeat(2_000), 'identity;q=0']),
        accept: 'text/x-component',
        'accept-language': '*;q=2',
      }),
      () => ({
        'content-length': '0',
        expect: this.#pick(['100-continue', 'x']),
        upgrade: 'websocket',
        connection: 'upgrade',
      }),
      () => ({
        traceparent: this.#pick(['x', '00-0-0-00', this.#word()]),
        'x-request-id': `${this.#word()}%0a`,
      }),
      () => Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`x-${index}`, 'y'])),
    ])();
  }

  #json(): string {
    return this.#pick<() => string>([
      () => '',
      () =>
        this.#pick([
          '{',
          '[]',
          'null',
          '"x"',
          '1e999',
          '{"__proto__":{"x":1}}',
          '[[[[[',
          '\u0000',
          '{"a":"\\ud800"}',
        ]),
      () => JSON.stringify(Object.fromEntries([1, 2, 3].map(() => [this.#pick(FIELDS), this.#value()]))),
      () => '['.repeat(2_000),
      () =>
        JSON.stringify({
          mailAddress: `${this.#word()}@${this.#pick(['mail.example', 'x', 'mail.example\r\nbcc: a@b.example', '例え.jp'])}`,
        }),
      () => 'x'.repeat(this.#below(40_000)),
    ])();
  }

  #form(): string {
    const pairs = [1, 2, 3].map(() => [this.#pick(FIELDS), String(this.#value())]);
    return this.#pick([String(new URLSearchParams(pairs)), '%', '&&&===', 'x'.repeat(this.#below(9_000))]);
  }

  #value(): unknown {
    return this.#pick([
      0,
      -1,
      1.5,
      7583412945071,
      1e20,
      null,
      true,
      [],
      {},
      { a: 1 },
      '',
      this.#word(),
      `${this.#word()}@mail.example`,
      'a'.repeat(999),
      '<script>',
      "'; drop table members; --",
      '\u0000',
      '../../etc/passwd',
      '/',
      '%',
    ]);
  }

  #webhook(): Record<string, string> {
    return {
      'content-type': 'application/json',
      'x-shopify-topic': this.#pick(TOPICS),
      ...this.#some(0.8, {
        'x-shopify-hmac-sha256': this.#pick(['', 'x', btoa(this.#word()), 'A'.repeat(44)]),
      }),
      ...this.#some(0.5, {
        'x-shopify-webhook-id': this.#word(),
        'x-shopify-triggered-at': this.#pick(['x', '1970-01-01', '9999-12-31T00:00:00Z']),
      }),
    };
  }

  #token(): string {
    return this.#pick([
      this.#word(),
      `${this.#word()}.${this.#word()}`,
      `${btoa(this.#word())}.${'A'.repeat(43)}`,
      '%',
      '..%2F..',
      'a'.repeat(2_000),
      '.',
      '%00',
    ]);
  }

  #report(): string {
    const report = {
      'document-uri': this.#pick(['http://localhost/', 'x', `https://${this.#word()}.example/`]),
      'effective-directive': this.#pick(['img-src', this.#word(), '\n']),
      'blocked-uri': `https://${this.#word()}.example/?token=${this.#word()}`,
    };
    return this.#pick([
      JSON.stringify({ 'csp-report': report }),
      JSON.stringify(
        Array.from({ length: this.#below(200) }, () => ({ type: 'csp-violation', url: 'x', body: {} })),
      ),
      '{',
      'x'.repeat(20_000),
    ]);
  }

  #bytes(): string {
    return this.#pick([
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/9.9\r\nhost: x\r\n\r\n',
      'GARBAGE\r\n\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
      'GET /\u00e6\u00a4\u008d HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      'GET http://evil.example:99999/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n',
      'POST /cart HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/mailmagazine/register HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n',
      'POST /api/webhooks/platform HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n',
      `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      'GET / HTTP/1.1\nhost: x\n\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]);
  }

  #word(): string {
    return Array.from(
      { length: 3 + this.#below(10) },
      () => 'abcdefghijklmnopqrstuvwxyz0123456789-'[this.#below(37)],
    ).join('');
  }

  #some(share: number, headers: Record<string, string>): Record<string, string> {
    return this.#random() < share ? headers : {};
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  #pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.#below(things.length)];
    if (thing === undefined) throw new Error('nothing to pick');
    return thing;
  }
}
