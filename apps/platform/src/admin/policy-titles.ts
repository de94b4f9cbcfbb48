import { POLICY_HANDLES } from '@shop/rules/store/store-profile';
import type { Translations } from '../catalogue/metafield.ts';
import { type Language, spokenLanguages, toLanguage, wordsOf } from '../checkout/words.ts';

/** Handles of the policies that the back office edits: those with a page in the shop, and the contact information (PLAT-11). */
export const EDITED_POLICIES = [...POLICY_HANDLES, 'contact-information'] as const;

/** The title of a new policy in the shop's main language, with those of its other languages; null for a handle that is no policy's. */
export function newPolicyTitle(
  handle: string,
): { readonly title: string; readonly translations: Translations } | null {
  const known = EDITED_POLICIES.find((one) => one === handle);
  if (known === undefined) return null;
  const titleIn = (language: Language) => wordsOf(language)(`policy.${known}`);
  return {
    title: titleIn(toLanguage(null)),
    translations: Object.fromEntries(
      spokenLanguages()
        .slice(1)
        .map((language) => [language, { title: titleIn(language) }]),
    ),
  };
}
