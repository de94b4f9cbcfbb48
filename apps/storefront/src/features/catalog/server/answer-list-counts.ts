import { type ListView, parseListQuery } from '@shop/rules/catalog/list-view';
import { problem } from '#foundation/http/problem.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { log } from '#foundation/process/log.ts';
import { withKnownTags } from '../contract/known-tags';
import type { ListCounts } from '../contract/list-counts';
import type { CollectionContent } from './read-collection';

/** Seconds that browsers keep an answer: no older than what a page itself shows. */
const CACHED_SECONDS = 60;
/** Seconds after which to try again while the platform is away. */
const RETRY_SECONDS = 15;

/**
 * GET /api/lists?handle=…: the numbers of a list with the filters of its query, which is read as the list's own page reads
 * it (LIST-04). An unknown list is a 404, a platform out of reach a 503.
 */
export async function answerListCounts(
  { url }: Request,
  readCollection: (handle: string, view: ListView, locale: Locale) => Promise<CollectionContent | null>,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const view = withKnownTags(parseListQuery(searchParams));
  try {
    // The numbers are the same in both languages.
    const content = await readCollection(searchParams.get('handle') ?? '', view, 'ja');
    if (content === null) return problem({ status: 404, title: 'List not found' });
    const { total, facets } = content;
    const counts: ListCounts = { total, facets };
    return Response.json(counts, { headers: { 'cache-control': `public, max-age=${CACHED_SECONDS}` } });
  } catch (error) {
    log.error('GET /api/lists', error);
    return problem({ status: 503, title: 'List unavailable' }, { 'retry-after': String(RETRY_SECONDS) });
  }
}
