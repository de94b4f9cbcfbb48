import { STRUCTURED_DATA_RULES } from './structured-data-rules';

type Node = Readonly<Record<string, unknown>>;

/** The nodes of a page's structured data, graphs flattened. */
export function nodesOf(facts: readonly Node[]): Node[] {
  return facts.flatMap((fact) => (Array.isArray(fact['@graph']) ? (fact['@graph'] as Node[]) : [fact]));
}

/**
 * Faults of a page's structured data, as sentences (SEO-02): fields that are missing, empty, unknown or of another type, dangling
 * references, and values that engines refuse.
 */
export function structuredDataFaults(facts: readonly Node[]): string[] {
  const nodes = nodesOf(facts);
  const named = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node]] : [])),
  );
  const faults: string[] = [];

  const follow = (value: Node): Node => {
    const isReference = Object.keys(value).length === 1 && typeof value['@id'] === 'string';
    return isReference ? (named.get(value['@id'] as string) ?? value) : value;
  };
  const checkField = (at: string, value: unknown, types: readonly string[] | null) => {
    for (const each of [value].flat()) {
      if (types === null) {
        if (typeof each === 'object' || each === '' || each === undefined)
          faults.push(`${at} is ${JSON.stringify(each)}`);
      } else if (typeof each !== 'object' || each === null) {
        faults.push(`${at} is ${JSON.stringify(each)}, not a ${types.join(' or ')}`);
      } else {
        const node = follow(each as Node);
        if (!types.includes(String(node['@type'])))
          faults.push(`${at} is a ${node['@type']}, not a ${types.join(' or ')}`);
        else checkNode(at, node);
      }
    }
    if (Array.isArray(value) && value.length === 0) faults.push(`${at} is empty`);
  };
  const checkNode = (at: string, node: Node) => {
    const type = String(node['@type']);
    const rules = STRUCTURED_DATA_RULES[type];
    if (rules === undefined) {
      faults.push(`${at} is a ${type}, for which there are no rules`);
      return;
    }
    for (const [field, types] of Object.entries(rules.given)) {
      if (node[field] === undefined || node[field] === null) faults.push(`${at}.${field} is missing`);
      else checkField(`${at}.${field}`, node[field], types);
    }
    for (const [field, value] of Object.entries(node)) {
      if (field.startsWith('@') || field in rules.given) continue;
      const types = rules.mayHave[field];
      if (types === undefined) faults.push(`${at}.${field} is not known`);
      else checkField(`${at}.${field}`, value, types);
    }
    faults.push(...valueFaults(type, node).map((fault) => `${at} ${fault}`));
  };

  for (const node of nodes) checkNode(String(node['@type']), node);
  return [...new Set(faults)];
}

const AVAILABILITIES = ['https://schema.org/InStock', 'https://schema.org/OutOfStock'];
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);

/** Values of the right type that are still refused. */
function valueFaults(type: string, node: Node): string[] {
  const addresses = ['url', 'image', 'logo', 'item', 'mainEntityOfPage', 'merchantReturnLink']
    .flatMap((field) => [node[field]].flat())
    .filter((value) => value !== undefined && !isAddress(value))
    .map((value) => `names ${JSON.stringify(value)}, which is no address`);
  return [...addresses, ...(CHECKS[type]?.(node) ?? [])];
}

const CHECKS: Readonly<Record<string, (node: Node) => string[]>> = {
  Offer: ({ price, priceCurrency, availability }) => [
    ...(typeof price === 'number' && price > 0 && Number.isInteger(price) ? [] : [`costs ${price}`]),
    ...(priceCurrency === 'JPY' ? [] : [`costs ${priceCurrency}`]),
    ...(AVAILABILITIES.includes(String(availability)) ? [] : [`is ${availability}`]),
  ],
  Product: (node) =>
    // A standalone product has no group to inherit them from.
    'productID' in node
      ? ['description', 'brand', 'category']
          .filter((field) => !node[field])
          .map((field) => `lacks its ${field}`)
      : [],
  DefinedRegion: ({ addressCountry, addressRegion }) => [
    ...(addressCountry === 'JP' ? [] : [`is in ${addressCountry}`]),
    ...[addressRegion]
      .flat()
      .flatMap((region) => (/^(?:0[1-9]|[1-3]\d|4[0-7])$/.test(String(region)) ? [] : [`names ${region}`])),
  ],
  MerchantReturnPolicy: ({
    returnPolicyCategory: category,
    merchantReturnDays,
    returnMethod,
    returnFees,
  }) => {
    if (category === 'https://schema.org/MerchantReturnNotPermitted') return [];
    if (category !== 'https://schema.org/MerchantReturnFiniteReturnWindow') return [`is ${category}`];
    return [merchantReturnDays, returnMethod, returnFees].includes(undefined) ? ['does not say how'] : [];
  },
  BreadcrumbList: ({ itemListElement }) => {
    const items = itemListElement as readonly Node[];
    return items.length >= 2 &&
      items.every(({ position, name, item }, index) => {
        return position === index + 1 && Boolean(name) && (item !== undefined || index === items.length - 1);
      })
      ? []
      : ['is no way of two steps or more, each with its place, name and address'];
  },
  ItemList: ({ itemListElement }) => {
    const items = itemListElement as readonly Node[];
    const first = Number(items[0]?.['position']);
    return items.every(({ position, url }, index) => position === first + index && isAddress(url))
      ? []
      : ['has items without a place or an address'];
  },
  SearchAction: ({ target, 'query-input': input }) =>
    String((target as Node)['urlTemplate']).includes('{search_term_string}') &&
    input === 'required name=search_term_string'
      ? []
      : ['has no place for what is searched for'],
};
