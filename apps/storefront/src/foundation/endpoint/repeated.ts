/**
 * The values of a parameter that may be given several times, at most one more than are allowed: an address of thousands is
 * refused for that, and not looked at one by one.
 */
export function repeated(query: URLSearchParams, name: string, most: number): string[] {
  return query.getAll(name).slice(0, most + 1);
}
