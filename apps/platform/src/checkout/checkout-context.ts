import type { IncomingMessage, ServerResponse } from 'node:http';
import { BRANDS } from '@shop/brands/brands';
import { localeOfPlatform, prefixOf } from '@shop/rules/language';
import { eq } from 'drizzle-orm';
import { sessionCustomer } from '../account/session.ts';
import type { CartKey } from '../cart/cart-id.ts';
import { readCartByKey } from '../cart/cart-view.ts';
import type { Customer } from '../customer/customer.ts';
import { cartTable } from '../db/commerce-tables.ts';
import { type CheckoutProgress, findCheckout } from '../db/repositories/checkouts.ts';
import type { Services } from '../graphql/context.ts';
import { cartRecipient, giftProblems } from './gift-recipient.ts';
import { type CheckoutView, possiblePreferences } from './possible-preferences.ts';
import { shopNameOf } from './seller.ts';
import type { Frame } from './views/Layout.tsx';
import type { Step } from './views/Steps.tsx';
import { type Language, type LanguageLink, languageLinks, toLanguage, type Words, wordsOf } from './words.ts';

/** Paths of the steps under `/checkouts/cn/<token>`. */
const PATHS: Readonly<Record<Step, string>> = { information: '', payment: '/payment', confirm: '/confirm' };

/** One request in the checkout of an open cart. */
export interface CheckoutContext {
  readonly services: Services;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: CartKey;
  readonly view: CheckoutView;
  readonly progress: CheckoutProgress;
  readonly words: Words;
  readonly language: Language;
  readonly frame: Frame;
  /** customer signed in to the account in this browser; null if none */
  readonly customer: Customer | null;
  /** URL of a step, with the cart's key */
  hrefOf(step: Step): string;
}

/** Opens the cart of a URL; null when the key matches none, or it is completed or expired. */
export async function openCheckout(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  step: Step,
): Promise<CheckoutContext | null> {
  const query = new URL(request.url ?? '/', services.env.url).searchParams;
  const key: CartKey = { token, key: query.get('key') ?? '' };
  const progress = await findCheckout(services.database, token);
  const pricing = { catalogue: services.catalogue, now: services.now() };
  const read = await readCartByKey(services.database, key, pricing, progress.contact?.email);
  if (read === null) {
    return null;
  }
  const view = possiblePreferences(read, pricing);
  const locale = query.get('locale');
  const language = toLanguage(locale ?? view.cart.language);
  if (language !== view.cart.language) {
    await services.database.update(cartTable).set({ language }).where(eq(cartTable.token, token));
  }
  const hrefOf = (target: Step) =>
    `/checkouts/cn/${token}${PATHS[target]}?key=${encodeURIComponent(key.key)}`;
  return {
    services,
    request,
    response,
    key,
    view,
    progress,
    words: wordsOf(language),
    language,
    hrefOf,
    customer: await sessionCustomer(services, request),
    frame: frameOf(services, language, {
      shopUrl: view.cart.shopOrigin ?? services.env.shopUrl,
      otherLanguages: languageLinks(language, (locale) => `${hrefOf(step)}&locale=${locale}`),
    }),
  };
}

/** Whether the cart's gift can be ordered as it is written, or there is none (GIFT-01). */
export function isGiftWhole(view: Pick<CheckoutView, 'cart' | 'fees'>): boolean {
  const recipient = cartRecipient(view);
  return recipient === null || giftProblems(recipient).length === 0;
}

/** Reloads the cart after a change. */
export async function reopen(context: CheckoutContext, email?: string): Promise<CheckoutView | null> {
  const { services, key, progress } = context;
  const pricing = { catalogue: services.catalogue, now: services.now() };
  const read = await readCartByKey(services.database, key, pricing, email ?? progress.contact?.email);
  return read && possiblePreferences(read, pricing);
}

/** Page frame. Its links to the shop keep the page's language (ROUTE-16). @param links `shopUrl`: the shop's origin */
export function frameOf(
  services: Services,
  language: Language,
  links: { readonly shopUrl: string; readonly otherLanguages: readonly LanguageLink[] },
): Frame {
  const { brand } = services.env;
  return {
    ...links,
    shopUrl: `${links.shopUrl}${prefixOf(localeOfPlatform(language))}`,
    logo: brand === 'none' ? undefined : BRANDS[brand].logo,
    language,
    words: wordsOf(language),
    shopName: shopNameOf(services.catalogue, language),
  };
}
