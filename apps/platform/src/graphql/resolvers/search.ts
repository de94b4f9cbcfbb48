import type { Resolvers } from '../__generated__/resolvers.ts';
import { predictiveSearch } from '../predictive-search.ts';
import { productFacets } from '../product-facets.ts';
import { searchEverything } from '../search-everything.ts';
import { rememberSearch, trackingParameters } from '../tracking-parameters.ts';

export const searchResolvers: Resolvers = {
  QueryRoot: {
    search: (_root, args, context, info) => {
      rememberSearch(context, info, { term: args.query, isPredictive: false });
      return searchEverything(args, context, info);
    },
    predictiveSearch: (_root, args, context, info) => {
      rememberSearch(context, info, { term: args.query, isPredictive: true });
      return predictiveSearch(args, context);
    },
  },
  SearchQuerySuggestion: { trackingParameters },
  SearchResultItemConnection: {
    productFilters: ({ filterBase }, _args, context) => productFacets(filterBase, context),
  },
};
