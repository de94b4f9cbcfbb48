import type { ProductPageContent } from '@shop/graphql/to-rules/to-product';
import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import { isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { ListView } from '@shop/rules/catalog/list-view';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { type JstDate, jstDateAt } from '@shop/rules/jst-date';
import { serverCartGateway } from '#features/cart/server/server-cart-gateway.ts';
import { readIsDateUnavailable } from '#features/delivery/server/answer-invalid-date-products.ts';
import type { Card } from '#features/product/contract/card.ts';
import { readCards } from '#features/product/server/read-cards.ts';
import { readProduct } from '#features/product/server/read-product.ts';
import { readSellableVariants } from '#features/product/server/read-variants.ts';
import { readSearch, type SearchContent } from '#features/search/server/read-search.ts';
import { deliveryRules } from '#foundation/brand/delivery-rules.ts';
import { env } from '#foundation/env/env.ts';
import { closestLocale, type Locale } from '#foundation/i18n/locale.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import type { UcpVersion } from '#foundation/routing/ucp-versions.ts';

/** The dependencies of the agent tools: the reads of the shop's pages, and the cart's calls. */
export interface AgentServices {
  readonly shopUrl: string;
  /** The protocol version of the response. */
  readonly ucpVersion: UcpVersion;
  readonly today: () => JstDate;
  readonly search: (keyword: string, view: ListView, locale: Locale) => Promise<SearchContent>;
  readonly readProduct: (handle: string, locale: Locale) => Promise<ProductPageContent | null>;
  readonly readCards: (ids: readonly number[], locale: Locale) => Promise<readonly Card[]>;
  readonly readVariants: (ids: readonly number[], locale: Locale) => Promise<readonly SellableVariant[]>;
  /** The days on which the store delivers. */
  readonly deliveryRules: () => DeliveryRules;
  readonly isDateUnavailable: (handle: string) => Promise<boolean>;
  readonly gateway: (locale: Locale) => CartGateway;
}

/** The services of this process, for responses in a protocol version. */
export function agentServices(ucpVersion: UcpVersion): AgentServices {
  return {
    shopUrl: env().shopUrl,
    ucpVersion,
    today: () => jstDateAt(Date.now()),
    search: readSearch,
    readProduct,
    readCards,
    readVariants: readSellableVariants,
    deliveryRules,
    isDateUnavailable: readIsDateUnavailable,
    gateway: serverCartGateway,
  };
}

/** The language an agent requests, if the shop has it; else the shop's main one. */
export function agentLocale(context: { readonly language?: string | undefined } | undefined): Locale {
  const languages = shopLocales();
  return closestLocale(context?.language ?? '', languages) ?? languages[0];
}

/** The services, and whether a change of a cart over them was carried out or may have been (TRUTH-01). */
export function watchChanges(services: AgentServices) {
  let isChanged = false;
  /** Sent and not answered: also those that threw. */
  let open = 0;
  const watch =
    <Input>(change: (input: Input, signal?: AbortSignal) => Promise<CartOutcome>) =>
    async (input: Input, signal?: AbortSignal) => {
      open += 1;
      const outcome = await change(input, signal);
      open -= 1;
      isChanged ||= outcome.ok || isUncertain(outcome.error.code);
      return outcome;
    };
  const gateway = (locale: Locale): CartGateway => {
    const { readCart, ...changes } = services.gateway(locale);
    return {
      readCart,
      createCart: watch(changes.createCart),
      restoreCart: watch(changes.restoreCart),
      addLines: watch(changes.addLines),
      updateLines: watch(changes.updateLines),
      removeLines: watch(changes.removeLines),
      changeDestination: watch(changes.changeDestination),
      changeAttributes: watch(changes.changeAttributes),
      changeNote: watch(changes.changeNote),
      changeDiscountCodes: watch(changes.changeDiscountCodes),
    };
  };
  return { services: { ...services, gateway }, mayBeChanged: () => isChanged || open > 0 };
}
