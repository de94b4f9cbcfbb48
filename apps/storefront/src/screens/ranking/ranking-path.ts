/**
 * Address of a ranking in Japanese.
 * @param category its handle, null for the overall ranking
 */
export function rankingPath(category: string | null): string {
  return category === null ? '/ranking' : `/ranking?category=${category}`;
}
