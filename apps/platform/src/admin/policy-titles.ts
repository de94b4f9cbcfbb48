import type { Translations } from '../catalogue/metafield.ts';
import { type Language, spokenLanguages, toLanguage, wordsOf } from '../checkout/words.ts';

/** Handles of the policies that a shop can have (PLAT-11). */
export const POLICY_HANDLES = [
  'refund-policy',
  'legal-notice',
  'privacy-policy',
  'shipping-policy',
  'contact-information',
] as const;

/** The title of a new policy in the shop's main language, with those of its other languages; null for a handle that is no policy's. */
export function newPolicyTitle(
  handle: string,
): { readonly title: string; readonly translations: Translations } | null {
  const known = POLICY_HANDLES.find((one) => one === handle);
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
