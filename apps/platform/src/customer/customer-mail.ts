import type { PlatformLanguage } from '@shop/rules/language';
import { sellerLines, shopNameOf } from '../checkout/seller.ts';
import { wordsOf } from '../checkout/words.ts';
import type { Mail } from '../db/repositories/mails.ts';
import type { Services } from '../graphql/context.ts';
import type { Customer } from './customer.ts';

/** Path of the page that a mail's link opens. */
const PATHS = { reset: 'reset', activation: 'activate' } as const;
const LINK = /\/account\/(reset|activate)\/(\d{1,15})\/([\w-]{1,100})\/?(?:[?#].*)?$/;

/** Content of a mail's link: customer and token. */
export interface CustomerLink {
  readonly kind: 'reset' | 'activation';
  readonly id: number;
  readonly token: string;
}

/** The plain-text mail with the link to a new password (`reset`) or the first one (`activation`). */
export function customerMail(
  { catalogue, env, now }: Pick<Services, 'catalogue' | 'env' | 'now'>,
  kind: CustomerLink['kind'],
  customer: Customer,
  token: string,
  language: PlatformLanguage,
): Omit<Mail, 'id'> {
  const words = wordsOf(language);
  const shop = shopNameOf(catalogue, language);
  const seller = sellerLines({ catalogue, env }, language);
  const lines = [
    words(kind === 'reset' ? 'mail.resetLead' : 'mail.activationLead', { shop }),
    '',
    `${env.url}/account/${PATHS[kind]}/${customer.id}/${token}?locale=${language.toLowerCase()}`,
    '',
    words('mail.linkHint'),
    '',
    words('mail.footer'),
    ...(seller.length === 0 ? [] : ['', ...seller]),
  ];
  return {
    recipient: customer.email,
    subject: words(kind === 'reset' ? 'mail.resetSubject' : 'mail.activationSubject', { shop }),
    body: lines.join('\n'),
    createdAt: now(),
  };
}

/** Parses the link of such a mail; null when invalid. */
export function parseCustomerLink(url: string): CustomerLink | null {
  const [, page, id = '', token = ''] = LINK.exec(url.slice(0, 2_000)) ?? [];
  if (page === undefined) return null;
  return { kind: page === PATHS.reset ? 'reset' : 'activation', id: Number(id), token };
}
