/** The path prefix of page data. */
export const PAGE_DATA_PATH = '/page-data/';
/** SHA-256 in base64url. */
const HASH = /^[\w-]{43}$/;
const ENDING = '.js';
/** The query parameter with the data's page. */
const PAGE_PARAMETER = 'of';

/** The data of a page as sent once. */
export interface PageData {
  /** Hash of the data. */
  readonly hash: string;
  /** The page's address: path and query, from which any process can render the data. */
  readonly page: string;
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
