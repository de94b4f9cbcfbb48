import { numericId, parseGlobalId } from '@shop/rules/global-id';
import type { Product } from '@shop/rules/product/product';
import { guaranteeWithTerms } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import {
  UCP_CAPABILITIES,
  type UcpPolicy,
  ucpEnvelope,
  ucpError,
  ucpErrorMessage,
  ucpInfo,
  ucpPolicies,
} from '../contract/ucp';
import type { AgentInput } from './agent-inputs';
import { agentProduct, availableFirst, hasOptions, variantOptions } from './agent-product';
import { isInPriceRange, priceFilter } from './agent-search';
import { type AgentServices, agentLocale } from './agent-services';

/** Products by product ids, variant ids or handles; each once, with the requested variants. */
export async function lookUpForAgent({ catalog }: AgentInput<'lookup'>, services: AgentServices) {
  const locale = agentLocale(catalog.context);
  const ids = [...new Set(catalog.ids)];
  const { prices, messages: unpriced } = priceFilter(catalog);
  const places = await resolve(ids, locale, services);
  const handles = [...new Set(places.flatMap((place) => (place === null ? [] : [place.handle])))];
  const read = await Promise.all(handles.map((handle) => services.readProduct(handle, locale)));
  const answered = new Set<string>();
  const products = read.flatMap((content, at) => {
    if (content === null) return [];
    const { product } = content;
    const inputs = new Map<number, { id: string; match: 'exact' | 'featured' }[]>();
    for (const [place, id] of ids.entries()) {
      const resolved = places[place];
      if (resolved?.handle !== handles[at]) continue;
      const match = resolved?.variantId === null ? 'featured' : 'exact';
      const variantId = resolved?.variantId ?? availableFirst(product.variants)[0]?.id;
      const variant = product.variants.find((one) => one.id === variantId);
      if (variant === undefined || !isInPriceRange(variant, prices)) continue;
      answered.add(id);
      inputs.set(variant.id, [...(inputs.get(variant.id) ?? []), { id, match }]);
    }
    if (inputs.size === 0) return [];
    const variants = product.variants.filter(({ id }) => inputs.has(id));
    const base = agentProduct(product, { locale, shopUrl: services.shopUrl, variants, isDetail: false });
    const correlated = base.variants.map((variant, place) => ({
      ...variant,
      inputs: inputs.get(variants[place]?.id ?? 0) ?? [],
    }));
    return [{ ...base, variants: correlated }];
  });
  const messages = [
    ...unpriced,
    ...ids.filter((id) => !answered.has(id)).map((id) => ucpInfo('not_found', id)),
  ];
  return {
    ucp: ucpEnvelope(services.ucpVersion, UCP_CAPABILITIES.lookup),
    products,
    ...(messages.length > 0 && { messages }),
  };
}

/** One product in full, with the variants that match the chosen options. */
export async function productForAgent({ catalog }: AgentInput<'product'>, services: AgentServices) {
  const locale = agentLocale(catalog.context);
  const [place] = await resolve([catalog.id], locale, services);
  const content = place ? await services.readProduct(place.handle, locale) : null;
  if (!place || content === null) {
    return ucpError(services, ucpErrorMessage('not_found', 'There is no such product', 'unrecoverable'));
  }
  const { product } = content;
  const named = product.variants.find(({ id }) => id === place.variantId);
  const selected = named === undefined ? (catalog.selected ?? []) : variantOptions(product, named);
  const { fitting, effective } = narrow(product, selected, catalog.preferences ?? []);
  const { prices, messages: unpriced } = priceFilter(catalog);
  const within = fitting.filter((variant) => isInPriceRange(variant, prices));
  const inOrder =
    named === undefined ? availableFirst(within) : [named, ...within.filter(({ id }) => id !== named.id)];
  const variants = inOrder.length > 0 ? inOrder : availableFirst(product.variants);
  const messages = [
    ...unpriced,
    ...(within.length === 0
      ? [
          ucpInfo(
            'price_filter_ignored',
            'No matching variant is in the price range; the price filter was ignored',
          ),
        ]
      : []),
  ];
  return {
    ucp: ucpEnvelope(services.ucpVersion, UCP_CAPABILITIES.lookup),
    product: {
      ...agentProduct(product, {
        locale,
        shopUrl: services.shopUrl,
        variants,
        isDetail: true,
        selected: effective,
      }),
      ...(product.options.length > 0 && { selected: effective }),
    },
    ...ucpPolicies(services.ucpVersion, guaranteePolicies(product, locale, services)),
    ...(messages.length > 0 && { messages }),
  };
}

/** The brand's guarantee where it covers a product, as on its page (PROD-13). */
function guaranteePolicies(product: Product, locale: Locale, { shopUrl }: AgentServices): UcpPolicy[] {
  const guarantee = guaranteeWithTerms(product);
  if (guarantee === undefined) return [];
  return [
    {
      type: 'dev.ucp.shopping.policy.warranty',
      description: { plain: messages(locale).product.guaranteeNote({ days: guarantee.days }) },
      applies_to: ['$.product'],
      url: `${shopUrl}${localePath(locale, guarantee.terms)}`,
    },
  ];
}

interface Resolved {
  readonly handle: string;
  /** Null: the identifier is of the product itself. */
  readonly variantId: number | null;
}

/** The target of each identifier; null if unknown. */
async function resolve(
  ids: readonly string[],
  locale: Locale,
  { readCards, readVariants }: AgentServices,
): Promise<readonly (Resolved | null)[]> {
  const ofType = (id: string, type: string) => {
    const parts = parseGlobalId(id);
    return parts.ok && parts.value.type === type ? numericId(id) : null;
  };
  const products = ids.flatMap((id) => ofType(id, 'Product') ?? []);
  const variants = ids.flatMap((id) => ofType(id, 'ProductVariant') ?? []);
  const [cards, sellable] = await Promise.all([
    products.length === 0 ? [] : readCards(products, locale),
    variants.length === 0 ? [] : readVariants(variants, locale),
  ]);
  return ids.map((id) => {
    const card = cards.find((one) => one.id === ofType(id, 'Product'));
    if (card !== undefined) return { handle: card.handle, variantId: null };
    const variant = sellable.find((one) => one.id === ofType(id, 'ProductVariant'));
    if (variant !== undefined) return { handle: variant.handle, variantId: variant.id };
    return /^[\w-]+$/.test(id) && !/^gid/.test(id) ? { handle: id, variantId: null } : null;
  });
}

/** The variants with all chosen options; if none has them, options outside `preferences` are dropped first, then its last ones. */
function narrow(
  product: Product,
  selected: readonly { readonly name: string; readonly label: string }[],
  preferences: readonly string[],
) {
  const place = (name: string) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length;
  const required = [...selected].sort((one, other) => place(one.name) - place(other.name));
  for (;;) {
    const fitting = product.variants.filter((variant) => hasOptions(product, variant, required));
    if (fitting.length > 0 || required.length === 0) {
      return { fitting, effective: required.map(({ name, label }) => ({ name, label })) };
    }
    required.pop();
  }
}
