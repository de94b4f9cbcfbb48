/**
 * The address of a page of a tag's products (ROUTE-03): the first page has no number.
 * @param address of the first page, which has a query already
 */
export function tagPageAddress(address: string, page: number): string {
  return page === 1 ? address : `${address}&p=${page}`;
}
