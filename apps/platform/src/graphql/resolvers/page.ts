import { plainText } from '../../catalogue/plain-text.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { localized } from '../localized.ts';
import { shopUrl } from '../shop-url.ts';
import { trackingParameters } from '../tracking-parameters.ts';

const SUMMARY = 150;

export const pageResolvers: Resolvers = {
  Page: {
    title: (page, _args, context) => localized(page, 'title', page.title, context),
    body: (page, _args, context) => localized(page, 'body', page.body, context),
    bodySummary: (page, _args, context) => plainText(localized(page, 'body', page.body, context), SUMMARY),
    seo: (page, _args, context) => ({
      title: localized(page, 'title', page.title, context),
      description: localized(page, 'description', page.description, context) || null,
    }),
    onlineStoreUrl: ({ handle }, _args, context) => shopUrl(`/pages/${handle}`, context),
    trackingParameters,
  },
  ShopPolicy: {
    title: (policy, _args, context) => localized(policy, 'title', policy.title, context),
    body: (policy, _args, context) => localized(policy, 'body', policy.body, context),
    url: ({ handle }, _args, context) => shopUrl(`/policies/${handle}`, context),
  },
};
