import type { MeasuredProduct } from '@shop/rules/analytics/cart-events';
import { cutText } from '@shop/rules/shorten-text';
import type { Ga4Event, Ga4Item } from '../contract/ga4-event';
import { MAX_ITEMS, MAX_TEXT_LENGTH } from '../contract/ga4-limits';

type PricedName = Extract<Ga4Event, { ecommerce: { currency: string } }>['event'];

/** A product in a list. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  /** 1-based, in the whole list. */
  readonly position: number;
}

/** Products with their total price (ANA-03); null without products: no event is sent. */
export function pricedEvent(event: PricedName, products: readonly MeasuredProduct[]): Ga4Event | null {
  const reported = products.filter(({ name, quantity }) => name !== '' && quantity > 0);
  if (reported.length === 0) return null;
  const value = reported.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { event, ecommerce: { currency: 'JPY', value, items: reported.slice(0, MAX_ITEMS).map(toItem) } };
}

/** Products of a list that became visible; `list` is the same in every language, and never a shopper's input. */
export function listEvent(list: string, products: readonly ListedProduct[]): Ga4Event | null {
  const items = products.slice(0, MAX_ITEMS).map(({ id, name, position }) => ({
    ...texts({ item_id: id }),
    item_name: cut(name),
    index: position - 1,
  }));
  return items.length === 0 ? null : { event: 'view_item_list', ecommerce: { ...named(list), items } };
}

/** A product chosen from a list. */
export function selectEvent(list: string, position: number, product: MeasuredProduct): Ga4Event {
  const item = { ...toItem(product), index: position - 1 };
  return { event: 'select_item', ecommerce: { ...named(list), items: [item] } };
}

/** An answered search; null without a search term. */
export function searchEvent(words: string): Ga4Event | null {
  const term = cut(words.trim());
  return term === '' ? null : { event: 'search', search_term: term };
}

/**
 * A promotion that became visible.
 * @param address its link target, the same in every language
 * @param slot the section of the page that contains it
 */
export function promotionEvent(address: string, title: string, slot: string): Ga4Event {
  const [id, name] = [cut(address), cut(title)];
  return {
    event: 'view_promotion',
    ecommerce: {
      promotion_id: id,
      promotion_name: name,
      creative_slot: cut(slot),
      items: [{ item_id: id, item_name: name }],
    },
  };
}

function toItem({ id, name, brand, category, variant, price, quantity }: MeasuredProduct): Ga4Item {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = category.split('/');
  return {
    ...texts({ item_id: id }),
    item_name: cut(name),
    ...texts({
      item_brand: brand,
      item_category: first,
      item_category2: second,
      item_category3: third,
      item_category4: fourth,
      item_category5: fifth,
      item_variant: variant,
    }),
    price,
    quantity,
  };
}

function named(list: string) {
  return { item_list_id: cut(list), item_list_name: cut(list) };
}

/** Omits unknown values. */
function texts<Key extends string>(values: Readonly<Record<Key, string>>): Partial<Record<Key, string>> {
  const known = Object.entries<string>(values).flatMap(([key, value]) =>
    value === '' ? [] : [[key, cut(value)]],
  );
  return Object.fromEntries(known) as Partial<Record<Key, string>>;
}

function cut(text: string): string {
  return cutText(text, MAX_TEXT_LENGTH);
}
