import type { ContentPage, WrittenPage } from '@shop/rules/content/content-page';
import type { Result } from '@shop/rules/result';
import type { ContentPageQuery, PolicyDetailFragment } from '../__generated__/documents/graphql';
import { having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { factText } from './fact';
import { readFileImage } from './to-image';
import { readSection } from './to-section';

/** A text page with its merchant-written sections; null for an unknown one. */
export function toContentPage(wire: ContentPageQuery['page']): Result<WrittenPage | null, MalformedAnswer> {
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
        head: {
          eyebrow: factText(page.at('eyebrow')),
          lead: factText(page.at('lead')),
          linkLabel: factText(page.at('linkLabel')),
          linkUrl: factText(page.at('linkUrl')),
          cover: readFileImage(page.at('cover')),
        },
        sections:
          optional(page.at('sections'), (sections) =>
            optional(sections.at('references'), (references) =>
              list(references.at('nodes'), (reference) => {
                const section = having(reference, 'kind');
                return section ? [readSection(section)] : [];
              }).flat(),
            ),
          ) ?? [],
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
