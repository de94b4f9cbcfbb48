import type { Resolvers } from '../__generated__/resolvers.ts';
import { predictiveSearch } from '../predictive-search.ts';
import { productFacets } from '../product-facets.ts';
import { searchEverything } from '../search-everything.ts';

export const searchResolvers: Resolvers = {
  QueryRoot: {
    search: (_root, args, context, info) => searchEverything(args, context, info),
    predictiveSearch: (_root, args, context) => predictiveSearch(args, context),
  },
  SearchResultItemConnection: {
    productFilters: ({ filterBase }, _args, context) => productFacets(filterBase, context),
  },
};
