import type {
  ContentPage,
  WrittenEntry,
  WrittenPage,
  WrittenSection,
} from '@shop/rules/content/content-page';
import type { Result } from '@shop/rules/result';
import type { PolicyHandle } from '@shop/rules/store/store-profile';
import type {
  ContentPageQuery,
  PageEntryDetailFragment,
  PageSectionDetailFragment,
  PolicyDetailFragment,
} from '../__generated__/documents/graphql';
import {
  type Answer,
  allReferenced,
  list,
  type MalformedAnswer,
  optional,
  readAnswer,
  referenced,
  seoTexts,
  text,
} from './answer';
import { factText } from './fact';
import { readFileImage } from './to-image';
import { readProductCard } from './to-product-card';

/** A page section as written by the merchant; individually chosen products take precedence over a collection's. */
function readSection(section: Answer<PageSectionDetailFragment>): WrittenSection {
  const chosen = allReferenced(section.at('products'), 'handle', readProductCard);
  return {
    handle: text(section.at('handle')),
    kind: factText(section.at('kind')),
    title: factText(section.at('title')),
    text: factText(section.at('text')),
    linkLabel: factText(section.at('linkLabel')),
    linkUrl: factText(section.at('linkUrl')),
    picture: readFileImage(section.at('picture')),
    products: chosen.length > 0 ? chosen : productsOfCollection(section),
    isChosen: chosen.length > 0,
    entries: allReferenced(section.at('entries'), 'heading', readEntry),
  };
}

function productsOfCollection(section: Answer<PageSectionDetailFragment>) {
  return (
    referenced(section.at('collection'), 'products', (collection) =>
      list(collection.at('products').at('nodes'), readProductCard),
    ) ?? []
  );
}

function readEntry(entry: Answer<PageEntryDetailFragment>): WrittenEntry {
  return {
    heading: factText(entry.at('heading')),
    text: factText(entry.at('text')),
    url: factText(entry.at('url')),
    sign: factText(entry.at('sign')),
    picture: readFileImage(entry.at('picture')),
  };
}

/** A text page with its merchant-written sections; null for an unknown one. */
export function toContentPage(wire: ContentPageQuery['page']): Result<WrittenPage | null, MalformedAnswer> {
  return readAnswer('page', wire, (field) =>
    optional(field, (page) => {
      const title = text(page.at('title'));
      return {
        handle: text(page.at('handle')),
        title,
        bodyHtml: text(page.at('body')),
        seo: seoTexts(page.at('seo'), { title, description: text(page.at('bodySummary')) }),
        head: {
          eyebrow: factText(page.at('eyebrow')),
          lead: factText(page.at('lead')),
          linkLabel: factText(page.at('linkLabel')),
          linkUrl: factText(page.at('linkUrl')),
          cover: readFileImage(page.at('cover')),
        },
        sections: allReferenced(page.at('sections'), 'kind', readSection),
      };
    }),
  );
}

/** A policy of the shop; null if the back office has none. Policies have no SEO texts of their own. */
export function toPolicy(wire: PolicyDetailFragment | null): Result<ContentPage | null, MalformedAnswer> {
  return readAnswer('policy', wire, (field) =>
    optional(field, (policy) => {
      const title = text(policy.at('title'));
      return {
        handle: text(policy.at('handle')),
        title,
        bodyHtml: text(policy.at('body')),
        seo: { title, description: '' },
      };
    }),
  );
}

/** The field of the platform's shop for each policy. The legal notice (特定商取引法) is kept as the terms of service. */
export const POLICY_FIELDS = {
  'refund-policy': 'refundPolicy',
  'legal-notice': 'termsOfService',
  'privacy-policy': 'privacyPolicy',
  'shipping-policy': 'shippingPolicy',
} as const satisfies Readonly<Record<PolicyHandle, string>>;
