/**
 * Google's product data specification (support.google.com/merchants/answer/7052112), for a plant shop in Japan: required and optional
 * attributes, and the form of each. Clothes, bundles, energy labels and the like are not sold.
 */
interface AttributeRule {
  readonly isRequired: boolean;
  /** Pattern of a value. */
  readonly form: RegExp;
  /** Maximum number of values. @default 1 */
  readonly most?: number;
}

const PRICE = /^[1-9]\d* JPY$/;
const ADDRESS = /^https?:\/\/[!-~]{1,2000}$/;
const text = (longest: number) => new RegExp(`^[\\s\\S]{1,${longest}}$`, 'u');

export const FEED_RULES: Readonly<Record<string, AttributeRule>> = {
  id: { isRequired: true, form: /^[\w-]{1,50}$/ },
  title: { isRequired: true, form: text(150) },
  description: { isRequired: true, form: text(5_000) },
  link: { isRequired: true, form: ADDRESS },
  image_link: { isRequired: true, form: ADDRESS },
  availability: { isRequired: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  price: { isRequired: true, form: PRICE },
  // Required by markets other than Japan; the shop's fees differ by destination.
  shipping: { isRequired: true, form: /^JP(?:,(?:0[1-9]|[1-3]\d|4[0-7]))?,\d+ JPY$/, most: 100 },
  brand: { isRequired: true, form: text(70) },
  condition: { isRequired: true, form: /^new$/ },
  // Plants have neither a GTIN nor an MPN, which must be declared.
  identifier_exists: { isRequired: true, form: /^no$/ },
  canonical_link: { isRequired: true, form: ADDRESS },
  // Absent of a product that is promised for no day (DLV-04).
  min_handling_time: { isRequired: false, form: /^\d+$/ },
  max_handling_time: { isRequired: false, form: /^\d+$/ },
  min_transit_time: { isRequired: false, form: /^\d+$/ },
  max_transit_time: { isRequired: false, form: /^\d+$/ },
  item_group_id: { isRequired: false, form: /^[\w-]{1,50}$/ },
  additional_image_link: { isRequired: false, form: ADDRESS, most: 10 },
  sale_price: { isRequired: false, form: PRICE },
  product_type: { isRequired: false, form: text(750) },
  size: { isRequired: false, form: text(100) },
  color: { isRequired: false, form: text(100) },
  // Without a section: the option's name, then its value.
  product_detail: { isRequired: false, form: text(140 + 1_000 + 1), most: 1_000 },
};

/** An item of a feed of either format: every attribute with its values. */
export type ReadItem = Readonly<Record<string, readonly string[]>>;

/** Faults of a feed's items, as sentences. */
export function feedFaults(items: readonly ReadItem[]): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const item of items) {
    const id = item['id']?.[0] ?? 'an item';
    if (ids.has(id)) faults.push(`${id} is there twice`);
    ids.add(id);
    for (const [name, { isRequired }] of Object.entries(FEED_RULES)) {
      if (isRequired && (item[name] ?? []).length === 0) faults.push(`${id} lacks its ${name}`);
    }
    for (const [name, values] of Object.entries(item)) {
      const rule = FEED_RULES[name];
      if (rule === undefined) faults.push(`${id} has ${name}, which the specification does not know`);
      else if (values.length > (rule.most ?? 1)) faults.push(`${id} has ${values.length} of ${name}`);
      for (const value of values) {
        if (rule !== undefined && !rule.form.test(value)) faults.push(`${id}, ${name}: ${value}`);
      }
    }
    const [price, sale] = [item['price'], item['sale_price']].map((each) =>
      Number.parseInt(each?.[0] ?? '', 10),
    );
    if (sale !== undefined && price !== undefined && sale >= price)
      faults.push(`${id} is no cheaper in its sale`);
  }
  return faults;
}

/** Parses the items of a Google Merchant Center feed, independently of the code that writes it. */
export function itemsOfXml(xml: string): ReadItem[] {
  return [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => {
    const read: Record<string, string[]> = {};
    for (const [, name = '', content = ''] of item.matchAll(/<g:(\w+)>([\s\S]*?)<\/g:\1>/g)) {
      const parts = [...content.matchAll(/<g:\w+>(.*?)<\/g:\w+>/g)].map(([, part = '']) => part);
      read[name] = [...(read[name] ?? []), plain(parts.length === 0 ? content : parts.join(','))];
    }
    return read;
  });
}

/** The items of a feed for agents. */
export function itemsOfJson(json: string): ReadItem[] {
  const { items } = JSON.parse(json) as { items: Record<string, unknown>[] };
  return items.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        [value]
          .flat()
          .map((each) => (typeof each === 'object' ? Object.values(each ?? {}).join(',') : String(each))),
      ]),
    ),
  );
}

function plain(xml: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return xml.replace(/&(lt|gt|quot|apos|amp);/g, (_entity, name: string) => signs[name] ?? '');
}
