import { isBlankHtml } from '@shop/rules/content/is-blank-html';
import type { CatalogueDocument } from '../catalogue/documents.ts';
import type { PlatformContext } from '../graphql/context.ts';
import { localized } from '../graphql/localized.ts';
import type { WordKey } from './words.ts';

const POLICIES = [
  { handle: 'refund-policy', label: 'confirm.policy' },
  { handle: 'legal-notice', label: 'confirm.legal' },
] as const satisfies readonly { readonly handle: string; readonly label: WordKey }[];

/**
 * The policies that the last step links to: those whose page the shop has in the step's language (ROUTE-14).
 * @param shopUrl the shop's address in that language
 */
export function policyLinks(
  policyOf: (handle: string) => Pick<CatalogueDocument<'policy'>, 'body' | 'translations'> | undefined,
  { language, shopUrl }: Pick<PlatformContext, 'language'> & { readonly shopUrl: string },
): { readonly label: WordKey; readonly href: string }[] {
  return POLICIES.flatMap(({ handle, label }) => {
    const policy = policyOf(handle);
    return policy === undefined || isBlankHtml(localized(policy, 'body', policy.body, { language }))
      ? []
      : [{ label, href: `${shopUrl}/policies/${handle}` }];
  });
}
