import { err, ok, type Result } from '@shop/rules/result';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { type ListCounts, listCountsAddress } from '../contract/list-counts';

/** A slower count is useless: the list itself can be shown without it. */
const TIMEOUT_MS = 8_000;

/** How many products a list would have with the filters of a query, from the shop's own endpoint. Never rejects. */
export async function readListCounts(
  handle: string,
  query: string,
  signal: AbortSignal,
): Promise<Result<ListCounts, 'unreachable'>> {
  const answer = await fetchJson(listCountsAddress(handle, query), { signal, timeoutMs: TIMEOUT_MS });
  return answer?.response.ok && isListCounts(answer.body) ? ok(answer.body) : err('unreachable');
}

function isListCounts(answer: unknown): answer is ListCounts {
  return typeof answer === 'object' && answer !== null && 'total' in answer && 'facets' in answer;
}
