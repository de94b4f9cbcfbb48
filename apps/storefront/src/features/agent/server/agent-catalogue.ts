import { guaranteeOf } from '@shop/rules/brand/brand';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import { numericId, parseGlobalId } from '@shop/rules/global-id';
import { inLanguage } from '@shop/rules/language';
import type { Product, Variant } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { lightAtWindow, lightFit, suitedNeeds, type WindowLight } from '@shop/rules/product/window-fit';
import { yen } from '@shop/rules/yen';
import { productLights } from '#features/window/contract/product-lights.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import {
  UCP_CAPABILITIES,
  type UcpMessage,
  type UcpPolicy,
  ucpEnvelope,
  ucpError,
  ucpPolicies,
} from '../contract/ucp';
import { type AgentInput, MOST_PRODUCTS } from './agent-inputs';
import { agentProduct, hasOptions, variantOptions } from './agent-product';
import { type AgentServices, agentLocale } from './agent-services';

/** A query that matches everything where a brand defines no word for it, in each language. */
const EVERYTHING = { ja: '商品', en: 'products' } as const;
const CURRENCY = 'JPY';

const SAFE = {
  pets: 'safe for pets',
  children: 'safe for children',
  allergy: 'safe for people with allergies',
  edible: 'safe to eat',
} as const;

type Prices = { readonly min?: number | undefined; readonly max?: number | undefined };

/** Products that match a query, as in the shop's own search (SEARCH-03, SEARCH-05). */
export async function searchForAgent({ catalog }: AgentInput<'search'>, services: AgentServices) {
  const { query, context, filters, pagination } = catalog;
  const locale = agentLocale(context);
  const words = [query, ...(filters?.categories ?? [])].join(' ');
  const keyword = parseKeyword(words) ?? inLanguage(shopBrand().goods ?? EVERYTHING, locale);
  const start = offsetOf(pagination?.cursor ?? '0') ?? 0;
  const limit = Math.min(pagination?.limit ?? MOST_PRODUCTS, MOST_PRODUCTS);
  const { prices, messages: unpriced } = pricesOf(catalog);
  const { lightTags, facets = [] } = shopBrand();
  const light =
    filters?.window && lightAtWindow({ side: filters.window.faces, distance: filters.window.distance });
  const isLit = light !== undefined && lightTags !== undefined;
  const fitting = isLit ? suitedNeeds(light).map((need) => lightTags.needs[need]) : [];
  if (isLit && fitting.length === 0) {
    return {
      ucp: ucpEnvelope(services.ucpVersion, UCP_CAPABILITIES.search),
      products: [],
      pagination: { has_next_page: false, total_count: 0 },
      messages: [info('too_dark', 'Nothing does well in so little light: nearer to the window it may')],
    };
  }
  const view = {
    ...DEFAULT_LIST_VIEW,
    page: Math.floor(start / PAGE_SIZE) + 1,
    priceMin: prices.min === undefined ? null : yen(prices.min),
    priceMax: prices.max === undefined ? null : yen(prices.max),
    tags: facets.flatMap(({ id, children }) =>
      children.flatMap((child) => (fitting.includes(child.id) ? [{ parentId: id, childId: child.id }] : [])),
    ),
  };
  const found = await services.search(keyword, view, locale);
  const isBeyond = start >= found.total;
  const inPage = start % PAGE_SIZE;
  const shown = isBeyond ? [] : found.products.slice(inPage, inPage + limit);
  const read = await Promise.all(shown.map(({ handle }) => services.readProduct(handle, locale)));
  const products = read.flatMap((content) => {
    if (content === null) return [];
    const variants = featured(content.product.variants).filter((variant) => isWithin(variant, prices));
    if (isLit && !suitsLight(content.product, light)) return [];
    return variants.length === 0 ? [] : [summarise(content.product, variants, locale, services)];
  });
  const next = start + shown.length;
  const hasNext = shown.length > 0 && next < found.total;
  const messages: UcpMessage[] = [
    ...found.unchecked.map(({ safety, words }) =>
      warning('safety_not_checked', notChecked(SAFE[safety], words)),
    ),
    ...(found.nearFrom === null
      ? []
      : [
          info(
            'similar_products_follow',
            `The first ${found.nearFrom} match everything; the others are similar`,
          ),
        ]),
    ...found.dropped.map((word) =>
      info('words_left_out', `Nothing has this together with the rest: ${word}`),
    ),
    ...(found.correction === null ? [] : [info('corrected', `Searched for: ${found.correction}`)]),
    ...unpriced,
    ...(pagination?.cursor !== undefined && offsetOf(pagination.cursor) === null
      ? [info('cursor_ignored', 'This cursor is none of an answer; the first products are answered')]
      : []),
    ...(light !== undefined && !isLit
      ? [info('window_filter_ignored', 'Products say nothing of light here; the window filter was not used')]
      : []),
  ];
  return {
    ucp: ucpEnvelope(services.ucpVersion, UCP_CAPABILITIES.search),
    products,
    pagination: {
      has_next_page: hasNext,
      total_count: found.total,
      ...(hasNext && { cursor: String(next) }),
    },
    ...(messages.length > 0 && { messages }),
  };
}

/** Whether a product belongs at windows, and suits such light (FIT-01). */
function suitsLight({ tags, aiTags }: Product, light: WindowLight): boolean {
  const needs = productLights({ tags, aiTagIds: aiTags.map(({ childId }) => childId) });
  return needs.length > 0 && lightFit(light, needs) === 'good';
}

function notChecked(safe: string, words: readonly string[]): string {
  return words.length === 0
    ? `It is not checked that these products are ${safe}: do not recommend them as such`
    : `It is not checked that ${words.join(', ')} is ${safe}: only checked products are listed`;
}

/** Products by product ids, variant ids or handles; each once, with the requested variants. */
export async function lookUpForAgent({ catalog }: AgentInput<'lookup'>, services: AgentServices) {
  const locale = agentLocale(catalog.context);
  const ids = [...new Set(catalog.ids)];
  const { prices, messages: unpriced } = pricesOf(catalog);
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
      const variantId = resolved?.variantId ?? featured(product.variants)[0]?.id;
      const variant = product.variants.find((one) => one.id === variantId);
      if (variant === undefined || !isWithin(variant, prices)) continue;
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
  const messages = [...unpriced, ...ids.filter((id) => !answered.has(id)).map((id) => info('not_found', id))];
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
    return ucpError(services, {
      type: 'error',
      code: 'not_found',
      content: 'There is no such product',
      severity: 'unrecoverable',
    });
  }
  const { product } = content;
  const named = product.variants.find(({ id }) => id === place.variantId);
  const selected = named === undefined ? (catalog.selected ?? []) : variantOptions(product, named);
  const { fitting, effective } = narrow(product, selected, catalog.preferences ?? []);
  const { prices, messages: unpriced } = pricesOf(catalog);
  const within = fitting.filter((variant) => isWithin(variant, prices));
  const inOrder =
    named === undefined ? featured(within) : [named, ...within.filter(({ id }) => id !== named.id)];
  const variants = inOrder.length > 0 ? inOrder : featured(product.variants);
  const messages = [
    ...unpriced,
    ...(within.length === 0
      ? [info('price_filter_ignored', 'No such variant is within the prices; they were not used')]
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
  const guarantee = guaranteeOf(product, shopBrand());
  if (guarantee === undefined) return [];
  return [
    {
      type: 'dev.ucp.shopping.policy.warranty',
      description: { plain: messages(locale).product.guaranteeNote({ days: guarantee.days }) },
      applies_to: ['$.product'],
      url: `${shopUrl}${localePath(locale, guarantee.page)}`,
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

/** Available variants come first. */
function featured(variants: readonly Variant[]): Variant[] {
  return variants.toSorted(
    (one, other) => Number(isSoldOut(one.quantity)) - Number(isSoldOut(other.quantity)),
  );
}

function isWithin({ price }: Variant, { min = 0, max = Number.POSITIVE_INFINITY }: Prices): boolean {
  return price >= min && price <= max;
}

function summarise(
  product: Product,
  variants: readonly Variant[],
  locale: Locale,
  { shopUrl }: AgentServices,
) {
  return agentProduct(product, { locale, shopUrl, variants, isDetail: false });
}

/** The offset of a page; null for an invalid cursor. */
function offsetOf(cursor: string): number | null {
  return /^\d{1,5}$/.test(cursor) ? Number(cursor) : null;
}

/** The prices that a request filters by: none in another currency, which is reported. */
function pricesOf({ context, filters }: Pick<AgentInput<'lookup'>['catalog'], 'context' | 'filters'>): {
  readonly prices: Prices;
  readonly messages: readonly UcpMessage[];
} {
  const isForeign = filters?.price !== undefined && (context?.currency ?? CURRENCY) !== CURRENCY;
  return isForeign
    ? {
        prices: {},
        messages: [info('price_filter_ignored', 'Prices are in JPY only; the price filter was not used')],
      }
    : { prices: filters?.price ?? {}, messages: [] };
}

function info(code: string, content: string): UcpMessage {
  return { type: 'info', code, content };
}

function warning(code: string, content: string): UcpMessage {
  return { type: 'warning', code, content };
}
