import { dispatchTimes } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { DEFAULT_PROVINCE, PREFECTURES, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import { type FeeTable, shippingFeeFor } from '@shop/rules/delivery/shipping-fee';
import type { FeedProduct } from '@shop/rules/product/product';
import { isSoldOut } from '@shop/rules/product/stock-label';
import { struckPrice } from '@shop/rules/product/struck-price';
import { shortenText } from '@shop/rules/shorten-text';
import { regionOf } from '#foundation/metadata/shop-facts.ts';
import { escapeXml } from '#foundation/metadata/sitemap-xml.ts';
import { type OptionAspects, optionFacts } from './option-facts';
import { variantName } from './product-json-ld';

/** Text limits of Google's product data specification, in characters. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5_000;
/** Images besides the first. */
const MORE_PICTURES = 10;

/** An amount in the format of the specification: `1280 JPY`. */
type Price = `${number} JPY`;

/** A variant in a product feed, with the attributes of Google's product data specification (SEO-03). */
export interface FeedItem {
  readonly id: string;
  readonly item_group_id?: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly canonical_link: string;
  readonly image_link: string;
  readonly additional_image_link: readonly string[];
  readonly availability: 'in_stock' | 'out_of_stock';
  readonly price: Price;
  readonly sale_price?: Price;
  readonly brand: string;
  readonly condition: 'new';
  readonly identifier_exists: 'no';
  readonly product_type?: string;
  readonly size?: string;
  readonly color?: string;
  /** Values of other options. */
  readonly product_detail?: readonly { readonly attribute_name: string; readonly attribute_value: string }[];
  /** Omitted where the shop defines no fees: the feed's own settings apply. */
  readonly shipping?: readonly { readonly country: 'JP'; readonly region?: string; readonly price: Price }[];
  /** In days, both; absent for a product that is promised for no day (DLV-04). */
  readonly min_handling_time?: number;
  readonly max_handling_time?: number;
  /** In days, both; absent where the handling time has them. */
  readonly min_transit_time?: number;
  readonly max_transit_time?: number;
}

interface FeedItemsInput {
  /** Product page, without a variant. */
  readonly url: string;
  readonly categoryPath: readonly string[];
  readonly aspects: OptionAspects;
  /** The store's delivery rules. */
  readonly delivery: Pick<DeliveryRules, 'window' | 'dispatch' | 'fees'>;
}

/** Every variant of a product; variants without an image are omitted, because feeds reject them. */
export function feedItems(
  product: FeedProduct,
  { url, categoryPath, aspects, delivery: { fees, ...rules } }: FeedItemsInput,
): FeedItem[] {
  const { id, title, vendor, variants } = product;
  const pictures = product.images.map(({ src }) => src);
  return variants.flatMap((variant): FeedItem[] => {
    const picture = variant.image?.src ?? pictures[0];
    if (picture === undefined) return [];
    const { price } = variant;
    const struck = struckPrice(variant);
    const facts = optionFacts(product.options, variant, aspects);
    return [
      {
        id: String(variant.id),
        ...(variants.length > 1 && { item_group_id: String(id) }),
        title: shortenText(variantName(title, variant.title), TITLE_LENGTH),
        description: shortenText(product.introduction || product.description || title, DESCRIPTION_LENGTH),
        link: `${url}?variant=${variant.id}`,
        canonical_link: url,
        image_link: picture,
        additional_image_link: pictures.filter((each) => each !== picture).slice(0, MORE_PICTURES),
        availability: isSoldOut(variant.quantity) ? 'out_of_stock' : 'in_stock',
        price: `${struck ?? price} JPY`,
        ...(struck !== null && { sale_price: `${price} JPY` as const }),
        brand: vendor,
        condition: 'new',
        // Plants have no GTIN.
        identifier_exists: 'no',
        ...(categoryPath.length > 0 && { product_type: categoryPath.join(' > ') }),
        ...facts.aspects,
        ...(facts.others.length > 0 && {
          product_detail: facts.others.map(({ name, value }) => ({
            attribute_name: name,
            attribute_value: value,
          })),
        }),
        ...(fees !== undefined && { shipping: shippingOf(fees, id, price) }),
        ...(!(product.isDateUnavailable || product.isEGift) && timesOf(rules)),
      },
    ];
  });
}

function timesOf(rules: Pick<DeliveryRules, 'window' | 'dispatch'>) {
  const { handling, transit } = dispatchTimes(rules);
  return {
    min_handling_time: handling.from,
    max_handling_time: handling.to,
    ...(transit > 0 && { min_transit_time: transit, max_transit_time: transit }),
  };
}

/** The shipping fee of the country, and of each prefecture where it differs (SHIP-01), for one unit. */
function shippingOf(fees: FeeTable, productId: number, subtotal: number): NonNullable<FeedItem['shipping']> {
  const feeTo = (zone: ProvinceCode) => shippingFeeFor(fees, { zone, productIds: [productId], subtotal });
  const usual = feeTo(DEFAULT_PROVINCE);
  const others = PREFECTURES.map(({ province }) => ({
    country: 'JP' as const,
    region: regionOf(province),
    fee: feeTo(province),
  })).filter(({ fee }) => fee !== usual);
  return [
    { country: 'JP', price: `${usual} JPY` },
    ...others.map(({ fee, ...place }) => ({ ...place, price: `${fee} JPY` as const })),
  ];
}

interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** Home page in the feed's language. */
  readonly url: string;
}

/** A feed for Google Merchant Center: RSS 2.0 with the attributes of its product data specification (SEO-03). */
export function googleFeedXml({ title, description, url }: FeedHead, items: readonly FeedItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<description>${escapeXml(description)}</description>
${items.map((item) => `<item>${attributesOf(item)}</item>`).join('\n')}
</channel>
</rss>
`;
}

/** Attributes in the order of the item; one with several values is repeated. */
function attributesOf(values: object): string {
  return Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((each: unknown) => attribute(name, each)))
    .join('');
}

function attribute(name: string, value: unknown): string {
  const content =
    typeof value === 'object' && value !== null ? attributesOf(value) : escapeXml(String(value));
  return `<g:${name}>${content}</g:${name}>`;
}
