import { type ListView, parseListQuery } from '@shop/rules/catalog/list-view';
import { problem } from '#foundation/http/problem.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { log } from '#foundation/process/log.ts';
import { withKnownTags } from '../contract/ai-tag-names';
import type { ListCounts } from '../contract/list-counts';
import type { CollectionContent } from './read-collection';

/** Browser cache lifetime in seconds: no older than the content of a page. */
const CACHED_SECONDS = 60;
/** Retry-After in seconds while the platform is unavailable. */
const RETRY_SECONDS = 15;

/**
 * GET /api/lists?handle=…: the counts of a list with the filters of the query, parsed as on the list's own page (LIST-04). An
 * unknown list is a 404, an unreachable platform a 503.
 */
export async function answerListCounts(
  { url }: Request,
  readCollection: (handle: string, view: ListView, locale: Locale) => Promise<CollectionContent | null>,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const view = withKnownTags(parseListQuery(searchParams));
  try {
    // The counts are the same in both languages.
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
