import { createHash } from 'node:crypto';

/** The path prefix of page data. */
export const PAGE_DATA_PATH = '/page-data/';
/** Characters of a hash in an address: 132 bits. All 43 would be 20 bytes more of every page (ADR 159). */
const HASH_LENGTH = 22;
const HASH = new RegExp(`^[\\w-]{${HASH_LENGTH}}$`);
const ENDING = '.js';
/** The query parameter with the data's page. */
const PAGE_PARAMETER = 'of';

/** The data of a page as sent once. */
export interface PageData {
  /** Hash of the data (`pageDataHash`). */
  readonly hash: string;
  /** The page's address: path and query, from which any process can render the data. */
  readonly page: string;
}

/** The hash by which a page's data is requested: the start of its SHA-256 in base64url. */
export function pageDataHash(data: string): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, HASH_LENGTH);
}

/** The address of a page's data, which never changes under it. */
export function pageDataAddress({ hash, page }: PageData): string {
  return `${PAGE_DATA_PATH}${hash}${ENDING}?${new URLSearchParams({ [PAGE_PARAMETER]: page })}`;
}

/** Parses such an address; undefined for one that this shop does not generate. */
export function readPageDataAddress(address: string): PageData | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const hash = path.slice(PAGE_DATA_PATH.length, -ENDING.length);
  const page = new URLSearchParams(query).get(PAGE_PARAMETER);
  if (!HASH.test(hash) || page === null || !page.startsWith('/')) return undefined;
  const data = { hash, page };
  return pageDataAddress(data) === address ? data : undefined;
}
