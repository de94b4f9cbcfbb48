/** The collections with paths of their own: data of the shop's brands. */
export interface CategoryAddresses {
  /** Categories, `/{handle}` (ROUTE-07), in menu order. */
  readonly handles: readonly string[];
  /** Sub-categories, `/{category}/{handle}` (ROUTE-08), by their categories. A category may be the child of another. */
  readonly children: Readonly<Record<string, readonly string[]>>;
}

/** Whether a collection is a category with an address of its own (ROUTE-07). */
export function isCategoryHandle(handle: string, { handles }: CategoryAddresses): boolean {
  return handles.includes(handle);
}

/** The path of a collection's page if the back office names none: categories have paths of their own (ROUTE-07 to ROUTE-09). */
export function collectionPath(handle: string, addresses: CategoryAddresses): string {
  const [parent] = Object.entries(addresses.children).find(([, handles]) => handles.includes(handle)) ?? [];
  if (parent !== undefined) return `/${parent}/${handle}`;
  return isCategoryHandle(handle, addresses) ? `/${handle}` : `/collections/${handle}`;
}
