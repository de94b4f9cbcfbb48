import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { parseKeyword } from '@shop/rules/catalog/search-keyword';
import { inLanguage } from '@shop/rules/language';
import type { Product, Variant } from '@shop/rules/product/product';
import { lightAtWindow, lightFit, suitedNeeds, type WindowLight } from '@shop/rules/product/window-fit';
import { yen } from '@shop/rules/yen';
import { productLights } from '#features/window/contract/product-lights.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { UCP_CAPABILITIES, type UcpMessage, ucpEnvelope, ucpInfo, ucpWarning } from '../contract/ucp';
import { type AgentInput, MAX_PRODUCTS } from './agent-inputs';
import { agentProduct, availableFirst } from './agent-product';
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
  const limit = Math.min(pagination?.limit ?? MAX_PRODUCTS, MAX_PRODUCTS);
  const { prices, messages: unpriced } = priceFilter(catalog);
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
      messages: [
        ucpInfo(
          'too_dark',
          'No product suits this little light; more products suit a place nearer to the window',
        ),
      ],
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
    const variants = availableFirst(content.product.variants).filter((variant) =>
      isInPriceRange(variant, prices),
    );
    if (isLit && !suitsLight(content.product, light)) return [];
    return variants.length === 0
      ? []
      : [agentProduct(content.product, { locale, shopUrl: services.shopUrl, variants, isDetail: false })];
  });
  const next = start + shown.length;
  const hasNext = shown.length > 0 && next < found.total;
  const messages: UcpMessage[] = [
    ...found.unchecked.map(({ safety, words }) =>
      ucpWarning('safety_not_checked', notChecked(SAFE[safety], words)),
    ),
    ...(found.nearFrom === null
      ? []
      : [
          ucpInfo(
            'similar_products_follow',
            `The first ${found.nearFrom} match everything; the others are similar`,
          ),
        ]),
    ...found.dropped.map((word) =>
      ucpInfo('words_left_out', `No product matches this word together with the others: ${word}`),
    ),
    ...(found.correction === null ? [] : [ucpInfo('corrected', `Searched for: ${found.correction}`)]),
    ...unpriced,
    ...(pagination?.cursor !== undefined && offsetOf(pagination.cursor) === null
      ? [ucpInfo('cursor_ignored', 'Unknown cursor; the first products are returned')]
      : []),
    ...(light !== undefined && !isLit
      ? [
          ucpInfo(
            'window_filter_ignored',
            'The products of this shop have no light data; the window filter was ignored',
          ),
        ]
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

/** The offset of a page; null for an invalid cursor. */
function offsetOf(cursor: string): number | null {
  return /^\d{1,5}$/.test(cursor) ? Number(cursor) : null;
}

/** The prices that a request filters by: none in another currency, which is reported. */
export function priceFilter({
  context,
  filters,
}: Pick<AgentInput<'lookup'>['catalog'], 'context' | 'filters'>): {
  readonly prices: Prices;
  readonly messages: readonly UcpMessage[];
} {
  const isForeign = filters?.price !== undefined && (context?.currency ?? CURRENCY) !== CURRENCY;
  return isForeign
    ? {
        prices: {},
        messages: [ucpInfo('price_filter_ignored', 'Prices are in JPY only; the price filter was not used')],
      }
    : { prices: filters?.price ?? {}, messages: [] };
}

/** Whether a variant costs what a request filters by. */
export function isInPriceRange(
  { price }: Variant,
  { min = 0, max = Number.POSITIVE_INFINITY }: Prices,
): boolean {
  return price >= min && price <= max;
}
