import { z } from 'zod';
import type { Services } from '../graphql/context.ts';
import { deleteDiscount } from './edit-discounts.ts';
import { changeGiftCard, issueGiftCard, newGiftCard } from './edit-gift-cards.ts';
import { createProduct, deleteProduct, newProduct, productPatch, updateProduct } from './edit-products.ts';
import { updateVariant, variantPatch } from './edit-variants.ts';
import { discountCodes, makeDiscountCodes } from './make-discount-codes.ts';
import { resetToSeed } from './reset-to-seed.ts';

const YEARS = 10;
/** A number typed into a field; an empty field is invalid. */
const typed = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Numbers of forms; the schema of each purpose checks their range. */
const numbers = z.object({ price: typed, available: typed });

/**
 * Carries out the action of a form, with the same rules as the back office's routes.
 * @returns names of the invalid fields; empty on success
 */
export async function adminForm(services: Services, form: URLSearchParams): Promise<readonly string[]> {
  const value = (name: string) => form.get(name) ?? '';
  switch (form.get('action')) {
    case 'saveVariant':
      return checked(numbers, Object.fromEntries(form), (given) =>
        checked(variantPatch, given, async (patch) =>
          notFound(await updateVariant(services, value('variant'), patch), 'variant'),
        ),
      );
    case 'saveTitle':
      return checked(productPatch, { title: value('title') }, async (patch) =>
        notFound(await updateProduct(services, value('handle'), patch), 'handle'),
      );
    case 'deleteProduct':
      return notFound(await deleteProduct(services, value('handle')), 'handle');
    case 'createProduct':
      return checked(numbers, Object.fromEntries(form), ({ price, available }) => {
        const variants = [{ title: 'Default Title', price, available }];
        const given = { handle: value('handle'), title: value('title'), variants };
        return checked(newProduct, given, async (product) =>
          notFound(await createProduct(services, product), 'handle'),
        );
      });
    case 'createDiscount': {
      const code = value('code');
      const kind = value('kind') || 'percentage';
      if (kind !== 'percentage' && kind !== 'freeShipping') return ['kind'];
      const given = {
        title: code,
        ...(value('percentage').trim() !== '' && { percentage: Number(value('percentage')) }),
        freeShipping: kind === 'freeShipping',
        minimumSubtotal: 0,
        oncePerCustomer: false,
        excludesProducts: false,
        usageLimit: null,
        startsAt: services.now().toISOString(),
        endsAt: yearsFrom(services.now()).toISOString(),
        codes: [code],
      };
      const refused = await checked(discountCodes, given, async (discount) =>
        'taken' in (await makeDiscountCodes(services, discount)) ? ['code'] : [],
      );
      // The field of the code fills both.
      return [...new Set(refused.map((field) => (/^(?:title|codes\.0)$/.test(field) ? 'code' : field)))];
    }
    case 'deleteDiscount':
      return notFound(await deleteDiscount(services, value('code')), 'code');
    case 'issueGiftCard':
      return checked(z.object({ initialValue: typed }), Object.fromEntries(form), ({ initialValue }) =>
        checked(newGiftCard, { initialValue, code: value('code') }, async (card) =>
          notFound(await issueGiftCard(services, card), 'code'),
        ),
      );
    case 'disableGiftCard':
      return notFound(await changeGiftCard(services, value('giftCard'), { disabled: true }), 'giftCard');
    case 'reset':
      await resetToSeed(services);
      return [];
    default:
      return ['action'];
  }
}

async function checked<T extends z.ZodType>(
  schema: T,
  given: unknown,
  work: (value: z.output<T>) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const parsed = schema.safeParse(given);
  return parsed.success
    ? work(parsed.data)
    : parsed.error.issues.map(({ path }) => path.map(String).join('.'));
}

function notFound(done: object | null, field: string): readonly string[] {
  return done === null ? [field] : [];
}

function yearsFrom(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + YEARS);
  return later;
}
