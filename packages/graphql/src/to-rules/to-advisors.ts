import type { Advisor } from '@shop/rules/content/advisor';
import type { Result } from '@shop/rules/result';
import type { AdvisorListQuery } from '../__generated__/documents/graphql';
import { list, type MalformedAnswer, readAnswer, text } from './answer';
import { factNumber, factText } from './fact';
import { readFileImage } from './to-image';

/** The advisors, in the back office's order. */
export function toAdvisors(
  wire: AdvisorListQuery['metaobjects'],
): Result<readonly Advisor[], MalformedAnswer> {
  return readAnswer('metaobjects', wire, (advisors) =>
    list(advisors.at('nodes'), (advisor) => ({
      handle: text(advisor.at('handle')),
      name: factText(advisor.at('name')),
      role: factText(advisor.at('role')),
      field: factText(advisor.at('field')),
      yearsOfExperience: factNumber(advisor.at('yearsOfExperience')),
      profile: factText(advisor.at('profile')),
      category: factText(advisor.at('category')),
      image: readFileImage(advisor.at('image')),
    })),
  );
}
