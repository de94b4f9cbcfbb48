import { z } from 'zod';
import type { Services } from '../graphql/context.ts';
import type { UploadForm } from '../http/read-body.ts';
import { deleteDiscount } from './edit-discounts.ts';
import { createEntry, deleteEntry, entryPatch, newEntry, updateEntry } from './edit-entries.ts';
import { changeGiftCard, issueGiftCard, newGiftCard } from './edit-gift-cards.ts';
import { pictureFacts, setPictures, storePicture } from './edit-pictures.ts';
import { createProduct, deleteProduct, newProduct, productPatch, updateProduct } from './edit-products.ts';
import { otherLanguages, policyPatch, shopPatch, updatePolicy, updateShop } from './edit-shop.ts';
import { updateVariant, variantPatch } from './edit-variants.ts';
import { parseGiven } from './given.ts';
import { discountCodes, makeDiscountCodes } from './make-discount-codes.ts';
import { resetToSeed } from './reset-to-seed.ts';
import { storedFields, storedLines, typedFields } from './shown-fields.ts';

const YEARS = 10;
/** A number typed into a field; an empty field is invalid. */
const typed = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Numbers of forms; the schema of each purpose checks their range. */
const numbers = z.object({ price: typed, available: typed });
/** Of the three fields of a variant those that were changed. */
const ofVariant = numbers.extend({ inventoryPolicy: z.string() }).partial();

/**
 * Carries out the action of a form, with the same rules as the back office's routes.
 * @returns names of the invalid fields; empty on success
 */
export async function adminForm(
  services: Services,
  { fields, file }: UploadForm,
): Promise<readonly string[]> {
  const { typed: form, outdated, isUnchanged } = typedFields(fields, storedFields(services, fields));
  if (isUnchanged) return [];
  if (outdated.length > 0) return labelled(form.get('action'), outdated);
  const value = (name: string) => form.get(name) ?? '';
  switch (form.get('action')) {
    case 'saveVariant':
      return checked(ofVariant, Object.fromEntries(form), (given) =>
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
    case 'addPicture':
      return checked(pictureFacts, { name: file?.name ?? '', alt: value('alt') }, async (facts) => {
        const product = services.catalogue.productByHandle(value('handle'));
        if (product === undefined) return ['handle'];
        const stored = file && (await storePicture(services, file.bytes, facts));
        if (stored === null) return ['picture'];
        const images = [...product.images.map(({ src }) => src), stored.image.src];
        return refusedBy(await setPictures(services, value('handle'), { images }), 'handle');
      });
    case 'removePicture': {
      const product = services.catalogue.productByHandle(value('handle'));
      const images = product?.images.flatMap(({ src }) => (src === value('src') ? [] : [src])) ?? [];
      return refusedBy(await setPictures(services, value('handle'), { images }), 'handle');
    }
    case 'uploadFile':
      return checked(pictureFacts, { name: file?.name ?? '', alt: value('alt') }, async (facts) =>
        notFound(file && (await storePicture(services, file.bytes, facts)), 'picture'),
      );
    case 'saveShop':
      return checked(
        shopPatch,
        {
          ...(form.has('name') && { name: value('name') }),
          facts: valuesOf(form, 'facts.'),
          translations: translationsOf(form),
        },
        async (patch) => notFound(await updateShop(services, patch), 'name'),
      ).then((refused) => labelled('saveShop', refused));
    case 'savePolicy':
      return checked(
        policyPatch,
        {
          ...(form.has('title') && { title: value('title') }),
          ...(form.has('body') && { body: storedLines(value('body')) }),
          translations: translationsOf(form),
        },
        async (patch) => notFound(await updatePolicy(services, value('policy'), patch), 'body'),
      ).then((refused) => labelled('savePolicy', refused));
    case 'createEntry':
      return checked(
        newEntry,
        { type: value('type'), handle: value('handle'), fields: valuesOf(form, 'field.') },
        async (entry) => refusedBy(await createEntry(services, entry), 'handle'),
      );
    case 'saveEntry':
      return checked(entryPatch, { fields: valuesOf(form, 'field.') }, async (patch) =>
        refusedBy(await updateEntry(services, value('entry'), patch), 'entry'),
      );
    case 'deleteEntry':
      return notFound(await deleteEntry(services, value('entry')), 'entry');
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
        ...(value('percentage').trim() !== '' && {
          percentage: typed.safeParse(value('percentage')).data ?? 0,
        }),
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
      return checked(
        z.object({ giftCard: z.string().regex(/^\d{1,15}$/) }),
        Object.fromEntries(form),
        async (given) =>
          notFound(await changeGiftCard(services, given.giftCard, { disabled: true }), 'giftCard'),
      );
    case 'reset':
      await resetToSeed(services);
      return [];
    default:
      return ['action'];
  }
}

/** Names of fields as the page labels them: two forms have others of the same name. */
function labelled(action: string | null, fields: readonly string[]): readonly string[] {
  const others: Readonly<Record<string, string>> =
    action === 'saveShop' ? { name: 'shopName' } : action === 'savePolicy' ? { title: 'policyTitle' } : {};
  return fields.map((field) => others[field] ?? field);
}

async function checked<T extends z.ZodType>(
  schema: T,
  given: unknown,
  work: (value: z.output<T>) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const parsed = parseGiven(schema, given);
  return 'value' in parsed ? work(parsed.value) : parsed.issues.map(({ path }) => path.map(String).join('.'));
}

function notFound(done: object | null, field: string): readonly string[] {
  return done === null ? [field] : [];
}

/** @param field refused when there is nothing to change, or its name is taken */
function refusedBy(done: object | null, field: string): readonly string[] {
  if (done === null) return [field];
  return 'refused' in done
    ? Object.keys(done.refused as object).map((name) => name.replace(/^fields\./, ''))
    : [];
}

/** Fields whose names begin with `prefix`, by the rest of their names: an entry's are `field.{key}`. */
function valuesOf(form: URLSearchParams, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), storedLines(value)]] : [],
    ),
  );
}

/** Texts in further languages: `in.{language}.{name}`. */
function translationsOf(form: URLSearchParams): Record<string, Record<string, string>> {
  return Object.fromEntries(
    otherLanguages().map((language) => [language, valuesOf(form, `in.${language}.`)]),
  );
}

function yearsFrom(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + YEARS);
  return later;
}
