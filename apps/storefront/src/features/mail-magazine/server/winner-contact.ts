import type { Locale } from '@shop/rules/language';
import { contactUrlOf } from '@shop/rules/store/legal-facts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';

/**
 * Where a winner answers (MAIL-05): the shop's inquiry page, else its e-mail, else its telephone.
 * @throws without any of them: a winner who cannot answer would lose the prize
 */
export function winnerContact(language: Locale): string {
  const contact = contactUrlOf(legalFacts(language));
  if (contact === undefined) throw new Error('winners cannot answer: set inquiry_url, email or telephone');
  return contact;
}
