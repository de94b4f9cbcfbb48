import { z } from 'zod';
import { formatPostalCode, parsePostalCode } from '../delivery/postal-code';

/** Longest value of a fact, in characters: what the provider's single-line text takes is longer than any page has room for. */
const MAX_LENGTHS = { name: 100, address: 200, url: 300 } as const;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line');
const url = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'must be an address, https://…' })
  .max(MAX_LENGTHS.url, `must have at most ${MAX_LENGTHS.url} characters`);

const schema = z.object({
  legal_name: line(MAX_LENGTHS.name),
  legal_address: line(MAX_LENGTHS.address),
  postal_code: z.string().transform((text, context) => {
    const code = parsePostalCode(text);
    if (code.ok) return formatPostalCode(code.value);
    context.addIssue({ code: 'custom', message: 'must be a Japanese postal code, 100-0001' });
    return z.NEVER;
  }),
  telephone: z
    .string()
    .trim()
    .regex(/^\+?\d[\d-]{7,18}\d$/, 'must be a telephone number, +81-3-0000-0000'),
  email: z.email({ error: 'must be an e-mail address' }).max(254, 'must have at most 254 characters'),
  help_url: url,
  inquiry_url: url,
  privacy_url: url,
  terms_url: url,
  company_url: url,
  instagram_url: url,
  x_url: url,
  line_url: url,
  youtube_url: url,
});

export type ShopFactKey = keyof typeof schema.shape;

/** A shop's legal facts and links, each of them valid; absent unless given. */
export type ShopFacts = Partial<z.output<typeof schema>>;

/** The keys of the store's metafields (owner: the shop, namespace: `shop`) for its legal facts and links (BRAND-07). */
export const SHOP_FACT_KEYS = Object.keys(schema.shape) as readonly ShopFactKey[];

/** A store's legal facts as entered, by key. */
export type WrittenShopFacts = Readonly<Record<string, string>>;

interface ParsedShopFacts {
  readonly facts: ShopFacts;
  /** Why a value is ignored, one sentence each: `shop.email must be an e-mail address`. */
  readonly malformed: readonly string[];
}

/** Parses a store's legal facts one by one: a malformed one is ignored, and takes no other with it. */
export function parseShopFacts(written: WrittenShopFacts): ParsedShopFacts {
  const facts: Partial<Record<ShopFactKey, string>> = {};
  const malformed: string[] = [];
  for (const key of SHOP_FACT_KEYS) {
    if (!Object.hasOwn(written, key)) continue;
    const parsed = schema.shape[key].safeParse(written[key]);
    if (parsed.success) facts[key] = parsed.data;
    else malformed.push(`shop.${key} ${parsed.error.issues[0]?.message}`);
  }
  return { facts, malformed };
}
