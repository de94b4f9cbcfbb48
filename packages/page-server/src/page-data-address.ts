/** Where the data of pages is asked for. */
export const PAGE_DATA_PATH = '/page-data/';
/** SHA-256 in base64url. */
const HASH = /^[\w-]{43}$/;
const ENDING = '.js';
/** Names the page that the data belongs to. */
const PAGE_PARAMETER = 'of';

/** The data of a page as it was sent once. */
export interface PageData {
  /** Of the data itself. */
  readonly hash: string;
  /** The page's address: path and query, of which any process can make the data. */
  readonly page: string;
}

/** The address of a page's data. It never changes under it. */
export function pageDataAddress({ hash, page }: PageData): string {
  return `${PAGE_DATA_PATH}${hash}${ENDING}?${new URLSearchParams({ [PAGE_PARAMETER]: page })}`;
}

/** Reads such an address; undefined for one that this shop would not have written. */
export function readPageDataAddress(address: string): PageData | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const hash = path.slice(PAGE_DATA_PATH.length, -ENDING.length);
  const page = new URLSearchParams(query).get(PAGE_PARAMETER);
  if (!HASH.test(hash) || page === null || !page.startsWith('/')) return undefined;
  const data = { hash, page };
  return pageDataAddress(data) === address ? data : undefined;
}
