import type { GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import type { PlatformContext } from './context.ts';
import { searchedPage } from './searched-page.ts';

test('[PLAT-04] the best match of a query is first, whatever its number', () => {
  const things = [1, 2, 3].map((numericId) => ({ numericId }));
  const fields = { text: ({ numericId }: { numericId: number }) => numericId % 3, field: () => undefined };
  const context = { searchWarnings: [] } as unknown as PlatformContext;
  const info = { fieldName: 'pages' } as GraphQLResolveInfo;
  const args = { first: 3, query: 'fern' };
  const { nodes } = searchedPage(things, args, 'RELEVANCE', () => 0, fields, context, info);
  expect(nodes.map(({ numericId }) => numericId)).toEqual([2, 1, 3]);
});
