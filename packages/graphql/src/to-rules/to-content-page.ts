import type { ContentPage } from '@shop/rules/content/content-page';
import type { Result } from '@shop/rules/result';
import type { ContentPageQuery, PolicyDetailFragment } from '../__generated__/documents/graphql';
import { type MalformedAnswer, optional, readAnswer, text } from './answer';

/** A page of text; null for an unknown one. */
export function toContentPage(wire: ContentPageQuery['page']): Result<ContentPage | null, MalformedAnswer> {
  return readAnswer('page', wire, (field) =>
    optional(field, (page) => {
      const title = text(page.at('title'));
      const seo = page.at('seo');
      return {
        handle: text(page.at('handle')),
        title,
        bodyHtml: text(page.at('body')),
        seo: {
          title: optional(seo, (present) => optional(present.at('title'), text)) ?? title,
          description:
            optional(seo, (present) => optional(present.at('description'), text)) ??
            text(page.at('bodySummary')),
        },
      };
    }),
  );
}

/** A policy of the shop; null where the back office has none. Policies have no words for search engines of their own. */
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
