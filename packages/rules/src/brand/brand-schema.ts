import { z } from 'zod';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { formatDeliveryRules, parseDeliveryRules } from '../delivery/delivery-rules-schema';

const words = z.string({ error: 'must be a text' }).min(1, 'must not be empty');
const missing = (what: string) => ({ error: `is missing: ${what}` });
const text = z.strictObject(
  { ja: words, en: words },
  { error: 'must be a text in each language: { ja, en }, and nothing else' },
);
const url = z.url({ error: 'must be an address, https://…' });
const handle = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be a handle: small letters, digits, hyphens');
const path = z.string().regex(/^\/[^\s]*$/, 'must be a path of the shop, /…');
const page = z.strictObject({ handle, path, title: text });
const names = z.strictObject({
  storeName: words,
  brand: words,
  company: words,
  tagline: z.array(z.string()).min(1, 'must have one piece at least'),
});
/** In the brand's format; validated by the same schema as a store's rules. */
const deliveryRules = z.custom<DeliveryRules>().superRefine((rules, context) => {
  const read = parseDeliveryRules(formatDeliveryRules(rules));
  if (!read.ok) context.addIssue(read.error);
});
const dictionary = z.looseObject({ same: z.array(z.array(words)), everything: z.array(words) });

/** A brand as data. Optional fields may be omitted; an unknown name is an error, since it would be ignored. */
const brand = z.strictObject({
  names: z.strictObject({ ja: names, en: names }, missing('how the shop is called, in ja and en')),
  logo: z.strictObject({ lines: words, fills: z.string() }).optional(),
  logoSuffix: words.optional(),
  tokens: z.looseObject({ palette: z.looseObject({}) }).optional(),
  company: z
    .strictObject({
      address: text,
      telephone: z.string().regex(/^\+[\d-]+$/, 'must be in the form of ITU-T E.164: +81-…'),
      email: z.email('must be an e-mail address'),
      postalCode: z.string().regex(/^\d{3}-\d{4}$/, 'must have seven digits, 123-4567'),
    })
    .optional(),
  links: z.record(z.string(), url).optional(),
  relatedSites: z.array(z.strictObject({ url, name: text })).optional(),
  payments: z.strictObject({ ja: z.array(words), en: z.array(words) }).optional(),
  app: z.strictObject({ userAgentWord: words, downloadUrl: url, stampCardUrl: url }).optional(),
  hasOwnPages: z.boolean().optional(),
  hasAdvice: z.boolean().optional(),
  guarantee: z
    .strictObject({
      days: z.int().positive(),
      page: path,
      categories: z.array(handle),
      exceptTags: z.array(words),
    })
    .optional(),
  hasMailMagazine: z.boolean().optional(),
  campaigns: z.array(z.looseObject({ title: text, prize: text })).optional(),
  deliveryRules: deliveryRules.optional(),
  returns: z.strictObject({ returnableCategories: z.array(handle), days: z.int().positive() }).optional(),
  questions: z
    .array(
      z.strictObject({
        id: handle,
        question: text,
        answer: text,
        more: path.optional(),
        asked: z.array(words),
      }),
    )
    .optional(),
  mailFrom: words.optional(),
  menus: z.strictObject(
    {
      categories: z.array(page),
      subCategories: z.array(page),
      purposes: z.array(page),
      offered: z.array(handle),
      producers: z.array(page),
      tags: z.array(z.strictObject({ parentId: z.int(), childId: z.int(), title: text })),
    },
    missing('where the menus lead, menus.ts'),
  ),
  categoryTagIds: z.array(z.int()).optional(),
  facets: z
    .array(
      z.strictObject({
        id: z.int(),
        name: text,
        children: z.array(z.strictObject({ id: z.int(), name: text })),
      }),
    )
    .optional(),
  lightTags: z
    .strictObject({
      needs: z.strictObject({ corner: z.int(), lace: z.int(), sun: z.int() }),
      indoors: z.array(z.int()),
      exceptTags: z.array(words),
    })
    .optional(),
  listsWithRoom: z.record(z.string(), z.unknown()).optional(),
  variantAspects: z.record(z.string(), z.enum(['size', 'color'])).optional(),
  searchDictionary: dictionary.optional(),
  keywords: z.strictObject({ ja: z.array(words), en: z.array(words) }).optional(),
  hasStoreMenu: z.boolean().optional(),
  noun: z
    .strictObject({
      ja: z.strictObject({ name: words, unit: words }),
      en: z.strictObject({ one: words, many: words }, { error: 'must name one and many' }),
    })
    .optional(),
  goods: text.optional(),
  openCategories: z.tuple([handle, handle]).optional(),
  agentDomain: words.optional(),
});

/** The errors of a brand, one line per field: `company.postalCode: must have seven digits, 123-4567`. Empty if it is valid. */
export function brandFaults(value: unknown): string[] {
  const read = brand.safeParse(value);
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => `${path.join('.') || 'the brand'}: ${message}`);
}
