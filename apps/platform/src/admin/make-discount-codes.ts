import { discountKey } from '@shop/rules/cart/discount';
import { z } from 'zod';
import { findDiscounts } from '../db/repositories/discounts.ts';
import type { Discount } from '../discount/discount.ts';
import type { Services } from '../graphql/context.ts';
import { createDiscounts, usageLimit } from './edit-discounts.ts';
import { moment } from './moment.ts';

/** Discount codes with shared terms; amounts in whole yen. */
export const discountCodes = z
  .strictObject({
    title: z.string().trim().min(1).max(255),
    /** Whole percent off the goods; absent with `freeShipping`. */
    percentage: z.number().int().min(1).max(100).optional(),
    /** Takes the delivery fee off, instead of a percentage of the goods. */
    freeShipping: z.boolean().default(false),
    /** Threshold for the whole cart, before discounts and without shipping. */
    minimumSubtotal: z.number().int().min(0).max(100_000_000),
    oncePerCustomer: z.boolean(),
    /** Excludes products on the excluded list from the discount. */
    excludesProducts: z.boolean(),
    /** Number of orders that may use each code; null for unlimited. */
    usageLimit: usageLimit.default(null),
    startsAt: moment,
    /** Null for no end. */
    endsAt: moment.nullable().default(null),
    /** Applies without a code; `codes` then has its name, which no shopper sees. Its uses are not counted, as at the provider. */
    automatic: z.boolean().default(false),
    codes: z
      .array(z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, hyphens and underscores'))
      .min(1)
      .max(250),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'must be after startsAt',
  })
  .refine(({ automatic, oncePerCustomer }) => !(automatic && oncePerCustomer), {
    path: ['oncePerCustomer'],
    message: 'must be false for an automatic discount',
  })
  .refine(({ automatic, usageLimit }) => !automatic || usageLimit === null, {
    path: ['usageLimit'],
    message: 'must be null for an automatic discount',
  })
  .refine(({ percentage, freeShipping }) => (percentage === undefined) === freeShipping, {
    path: ['percentage'],
    message: 'is required without freeShipping, and not allowed with it',
  })
  .refine(({ excludesProducts, freeShipping }) => !(excludesProducts && freeShipping), {
    path: ['excludesProducts'],
    message: 'must be false with freeShipping',
  });

/** Terms that must match for two codes to count as the same. */
const TERMS = [
  'title',
  'kind',
  'value',
  'minimumSubtotal',
  'oncePerCustomer',
  'excludesProducts',
  'usageLimit',
  'automatic',
] as const satisfies readonly (keyof Discount)[];

/**
 * Creates discount codes, all or none. Existing codes with the same terms stay unchanged, so a request without a response can be repeated.
 * @returns the codes, or the existing codes whose terms differ
 */
export async function makeDiscountCodes(
  { database, changes, now }: Services,
  { codes, percentage, freeShipping, startsAt, endsAt, ...terms }: z.output<typeof discountCodes>,
): Promise<{ readonly codes: readonly string[] } | { readonly taken: readonly string[] }> {
  const discounts = codes.map(
    (code): Discount => ({
      codeKey: discountKey(code),
      code,
      ...terms,
      kind: freeShipping ? 'freeShipping' : 'percentage',
      value: percentage ?? 0,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      usageCount: 0,
      disabled: false,
      usedByEveryone: false,
      alwaysAlreadyApplied: false,
    }),
  );
  const requested = new Map(discounts.map((discount) => [discount.codeKey, discount]));
  const made = await database.transaction(async (transaction) => {
    const known = await findDiscounts(transaction, codes);
    const taken = known.filter((one) => {
      const other = requested.get(one.codeKey);
      return other === undefined || !isSameKind(one, other);
    });
    if (taken.length > 0) return { taken: taken.map(({ code }) => code) };
    await createDiscounts(transaction, [...requested.values()], now());
    return { codes };
  });
  if ('codes' in made) changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  return made;
}

function isSameKind(one: Discount, other: Discount): boolean {
  return (
    TERMS.every((term) => one[term] === other[term]) &&
    one.startsAt?.getTime() === other.startsAt?.getTime() &&
    one.endsAt?.getTime() === other.endsAt?.getTime()
  );
}
