import type { Advisor } from '@shop/rules/content/advisor';
import type { Result } from '@shop/rules/result';
import type { AdvisorListQuery } from '../__generated__/documents/graphql';
import { allReferenced, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { factNumber, factText } from './fact';
import { readFileImage } from './to-image';
import { readProductCard } from './to-product-card';

/** The advisors in the back office's order, each with their recommendations and their column. */
export function toAdvisors(wire: AdvisorListQuery): Result<readonly Advisor[], MalformedAnswer> {
  return readAnswer('advisors', wire, (answer) => {
    const columns =
      optional(answer.at('columns'), (blog) =>
        list(blog.at('articles').at('nodes'), (article) => ({
          handle: text(article.at('handle')),
          title: text(article.at('title')),
        })),
      ) ?? [];
    return list(answer.at('metaobjects').at('nodes'), (advisor) => {
      const written = factText(advisor.at('article'));
      return {
        handle: text(advisor.at('handle')),
        name: factText(advisor.at('name')),
        role: factText(advisor.at('role')),
        field: factText(advisor.at('field')),
        yearsOfExperience: factNumber(advisor.at('yearsOfExperience')),
        profile: factText(advisor.at('profile')),
        category: factText(advisor.at('category')),
        image: readFileImage(advisor.at('image')),
        quote: factText(advisor.at('quote')),
        picksTitle: factText(advisor.at('picksTitle')),
        picks: allReferenced(advisor.at('picks'), 'handle', readProductCard),
        column: columns.find(({ handle }) => handle === written) ?? null,
      };
    });
  });
}
