import { attribute, elementsBelow, type PageElement, ParsedPage } from './parsed-page';

/** Data of a crawled page; the page itself is discarded, there are hundreds. */
export interface CrawledPage {
  /** Path and query, without the origin: `/en/products/x`. */
  readonly address: string;
  readonly status: number;
  /** Redirect target, if any. */
  readonly location: string | null;
  /** The page where the link was found first. */
  readonly from: string;
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  /** Number of first-level headings, and of main elements. */
  readonly headings: number;
  readonly mains: number;
  readonly ids: ReadonlySet<string>;
  /** Handles of the products in the main part's cards, in order. */
  readonly cards: readonly string[];
  /** Faults found by `inspect`. */
  readonly faults: readonly string[];
}

export interface CrawledSite {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Every linked address, also one that was left out. */
  readonly linked: ReadonlySet<string>;
  /** Every `#place` of a link, with its page and one linking page. */
  readonly places: readonly { readonly address: string; readonly id: string; readonly from: string }[];
  /** Every image, with one page that shows it. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Links to other selections and orders of a list without nofollow, with their page. */
  readonly traps: readonly string[];
}

/**
 * Parameters that make a separate page. Sorting and filtering only rearrange a list, and engines treat a variant's URL as its product's.
 */
const OWN_PAGE = new Set(['p', 'q', 'tagId', 'category']);
/** Parameters with endlessly many views of the same products. */
const REARRANGES = new Set(['sort', 'stock', 'price', 'tag']);
/** Concurrent requests. */
const LANES = 6;

/**
 * Follows every link from `starts` once, by plain requests. Endpoints, other hosts, and sort or filter links are skipped.
 * @param inspect checks a page while it is loaded
 * @param isVisited leaves linked pages out. @default none
 */
export async function crawlSite(
  shopUrl: string,
  starts: readonly string[],
  inspect: (address: string, page: ParsedPage) => readonly string[],
  isVisited: (address: string) => boolean = () => true,
): Promise<CrawledSite> {
  const pages = new Map<string, CrawledPage>();
  const places = new Map<string, { address: string; id: string; from: string }>();
  const pictures = new Map<string, string>();
  const traps = new Set<string>();
  const known = new Set<string>(starts);
  const waiting = starts.map((address) => ({ address, from: 'the start' }));
  let under = 0;

  const visit = async (address: string, from: string) => {
    const answer = await read(`${shopUrl}${address}`);
    const page = new ParsedPage(await answer.text());
    pages.set(address, {
      address,
      status: answer.status,
      location: answer.headers.get('location'),
      from,
      language: attribute(page.all('html')[0], 'lang'),
      title: page.title,
      description: page.description,
      robots: page.robots,
      canonical: page.canonical,
      alternates: page.alternates,
      headings: page.all('h1').length,
      mains: page.all('main').length,
      ids: new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? [])),
      cards: cardsOf(page),
      faults: inspect(address, page),
    });
    for (const link of page.all('a')) {
      const href = attribute(link, 'href');
      if (href !== undefined && isTrap(href, link)) traps.add(`${href} on ${address}`);
      const target = href === undefined ? null : toAddress(href, address, shopUrl);
      if (target === null) continue;
      const { id } = target;
      if (id !== '') places.set(`${target.address}#${id}`, { address: target.address, id, from: address });
      if (known.has(target.address)) continue;
      known.add(target.address);
      if (isVisited(target.address)) waiting.push({ address: target.address, from: address });
    }
    for (const image of page.all('img')) {
      const src = attribute(image, 'src') ?? '';
      if (src !== '' && !src.startsWith('data:')) {
        const { href } = new URL(src, `${shopUrl}${address}`);
        if (!pictures.has(href)) pictures.set(href, address);
      }
    }
  };

  const lane = async () => {
    while (waiting.length > 0 || under > 0) {
      const next = waiting.shift();
      if (next === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      under += 1;
      try {
        await visit(next.address, next.from);
      } finally {
        under -= 1;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { pages, linked: known, places: [...places.values()], pictures, traps: [...traps] };
}

function cardsOf(page: ParsedPage): string[] {
  const [main] = page.all('main');
  const cards = [...(main === undefined ? [] : elementsBelow(main))].filter(
    ({ tagName }) => tagName === 'article',
  );
  return cards.flatMap((card) => {
    const link = [...elementsBelow(card)].find((element) =>
      attribute(element, 'href')?.includes('/products/'),
    );
    return link === undefined
      ? []
      : [decodeURIComponent((attribute(link, 'href') ?? '').split('/').at(-1) ?? '')];
  });
}

/** A response; retried once if the server closed the idle connection used for the request. */
async function read(address: string): Promise<Response> {
  // Compression would take time on both sides, and is tested by itself.
  const headers = { 'accept-encoding': 'identity' };
  const ask = () => fetch(address, { redirect: 'manual', headers, signal: AbortSignal.timeout(20_000) });
  return ask().catch(ask);
}

/** Whether engines may follow a link to another view of a list. */
function isTrap(href: string, link: PageElement): boolean {
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);
  const isFollowed = !(attribute(link, 'rel') ?? '').split(' ').includes('nofollow');
  return isFollowed && [...query.keys()].some((key) => REARRANGES.has(key));
}

/** Page and anchor of a link; null for one that is not visited. */
function toAddress(href: string, on: string, shopUrl: string): { address: string; id: string } | null {
  if (!URL.canParse(href, `${shopUrl}${on}`)) return null;
  const url = new URL(href, `${shopUrl}${on}`);
  if (url.origin !== shopUrl || url.pathname.startsWith('/api/')) return null;
  if ([...url.searchParams.keys()].some((key) => !OWN_PAGE.has(key))) return null;
  return { address: `${url.pathname}${url.search}`, id: decodeURIComponent(url.hash.slice(1)) };
}
