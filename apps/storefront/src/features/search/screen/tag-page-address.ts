import { changeListView, formatListQuery, goToPage, type ListView } from '@shop/rules/catalog/list-view';

/**
 * The address of a page of a tag's products (ROUTE-03) in an order and with filters; the tag itself is in the address already.
 * @param address of the first page, which has a query already
 */
export function tagPageAddress(address: string, view: ListView): string {
  const rest = formatListQuery(goToPage(changeListView(view, { tags: [] }), view.page));
  return rest === '' ? address : `${address}&${rest}`;
}
