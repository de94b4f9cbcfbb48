import { formatListQuery, parseListQuery } from '@shop/rules/catalog/list-view';
import { expect, test } from 'vitest';
import { withKnownTags } from './ai-tag-names';

const viewOf = (query: string) => parseListQuery(new URLSearchParams(query));

test('[LIST-04] unknown tags are not part of a list view', () => {
  const clean = (query: string) => formatListQuery(withKnownTags(viewOf(query)));
  expect(clean('sort=new&tag=999.999')).toBe('sort=new');
  // A child of another group is unknown too.
  expect(clean('tag=2.201_3.201')).toBe('');
  expect(clean('p=2&tag=2.201_9.901')).toBe('tag=2.201');
  expect(clean('p=2&tag=2.201_3.301')).toBe('p=2&tag=2.201_3.301');
});
