import type { z } from 'zod';
import type { CustomerProblem } from '../customer/customer.ts';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import {
  type AdminAnswer,
  adminRoute,
  changedOr404,
  madeOr409,
  nothing,
  uploadRoute,
} from './admin-route.ts';
import { createCollection, members, newCollection, setMembers } from './edit-collections.ts';
import {
  createCustomer,
  customerPatch,
  newCustomer,
  removeCustomer,
  updateCustomerFacts,
} from './edit-customers.ts';
import { deleteDiscount, discountPatch, updateDiscount } from './edit-discounts.ts';
import {
  createMenu,
  createPage,
  createRedirect,
  deleteDocument,
  menuPatch,
  newMenu,
  newPage,
  newRedirect,
  pagePatch,
  redirectPatch,
  updateMenu,
  updatePage,
  updateRedirect,
} from './edit-documents.ts';
import { createEntry, deleteEntry, entryPatch, newEntry, updateEntry } from './edit-entries.ts';
import { changeGiftCard, giftCardPatch, issueGiftCard, newGiftCard } from './edit-gift-cards.ts';
import { productPictures, setPictures } from './edit-pictures.ts';
import { createProduct, newProduct, newVariant } from './edit-products.ts';
import { policyPatch, shopPatch, updatePolicy, updateShop } from './edit-shop.ts';
import { addVariant, deleteVariant } from './edit-variants.ts';

/** Back office routes to create everything, to change and delete pages, menus, redirects, discounts and customers, and to change the shop. */
export function entityRoutes(services: Services): Route[] {
  const at = {
    products: /^\/admin\/products$/,
    variants: /^\/admin\/products\/([^/]+)\/variants$/,
    variant: /^\/admin\/variants\/(\d{1,15})$/,
    collections: /^\/admin\/collections$/,
    members: /^\/admin\/collections\/([^/]+)\/products$/,
    pictures: /^\/admin\/products\/([^/]+)\/pictures$/,
    entries: /^\/admin\/metaobjects$/,
    entry: /^\/admin\/metaobjects\/([^/]+\/[^/]+)$/,
    shop: /^\/admin\/shop$/,
    policy: /^\/admin\/policies\/([^/]+)$/,
    discount: /^\/admin\/discounts\/([^/]+)$/,
    giftCards: /^\/admin\/gift-cards$/,
    giftCard: /^\/admin\/gift-cards\/(\d{1,15})$/,
    customers: /^\/admin\/customers$/,
    customer: /^\/admin\/customers\/(\d{1,15})$/,
  };
  return [
    adminRoute(services, 'POST', at.products, newProduct, async (given) =>
      madeOr409(await createProduct(services, given), 'handle'),
    ),
    adminRoute(services, 'POST', at.variants, newVariant, async (given, key) => {
      const made = await addVariant(services, key, given);
      if (made === null) return changedOr404(null);
      return madeOr409(made === 'taken' ? null : made, 'title');
    }),
    adminRoute(services, 'DELETE', at.variant, nothing, async (_, key) => {
      const deleted = await deleteVariant(services, key);
      return deleted === 'last'
        ? { status: 409, body: { errors: 'A product needs a variant' } }
        : changedOr404(deleted);
    }),
    adminRoute(services, 'POST', at.collections, newCollection, async (given) =>
      madeOr409(await createCollection(services, given), 'handle'),
    ),
    adminRoute(services, 'PATCH', at.members, members, async ({ products }, key) =>
      changedOr404(await setMembers(services, key, products)),
    ),
    uploadRoute(services),
    adminRoute(services, 'PATCH', at.pictures, productPictures, async (given, key) =>
      changedOrRefused(await setPictures(services, key, given)),
    ),
    adminRoute(services, 'POST', at.entries, newEntry, async (given) => {
      const made = await createEntry(services, given);
      return isRefused(made) ? unprocessable(made.refused) : madeOr409(made, 'handle');
    }),
    adminRoute(services, 'PATCH', at.entry, entryPatch, async (patch, key) =>
      changedOrRefused(await updateEntry(services, key, patch)),
    ),
    adminRoute(services, 'DELETE', at.entry, nothing, async (_, key) =>
      changedOr404(await deleteEntry(services, key)),
    ),
    ...documentRoutes(services, 'page', {
      name: 'handle',
      made: newPage,
      create: createPage,
      patch: pagePatch,
      update: updatePage,
    }),
    ...documentRoutes(services, 'menu', {
      name: 'handle',
      made: newMenu,
      create: createMenu,
      patch: menuPatch,
      update: updateMenu,
    }),
    ...documentRoutes(services, 'redirect', {
      name: 'path',
      made: newRedirect,
      create: createRedirect,
      patch: redirectPatch,
      update: updateRedirect,
    }),
    adminRoute(services, 'PATCH', at.shop, shopPatch, async (patch) =>
      changedOr404(await updateShop(services, patch)),
    ),
    adminRoute(services, 'PATCH', at.policy, policyPatch, async (patch, key) =>
      changedOr404(await updatePolicy(services, key, patch)),
    ),
    adminRoute(services, 'PATCH', at.discount, discountPatch, async (patch, key) =>
      changedOrRefused(await updateDiscount(services, key, patch)),
    ),
    adminRoute(services, 'DELETE', at.discount, nothing, async (_, key) =>
      changedOr404(await deleteDiscount(services, key)),
    ),
    adminRoute(services, 'POST', at.giftCards, newGiftCard, async (given) =>
      madeOr409(await issueGiftCard(services, given), 'code'),
    ),
    adminRoute(services, 'PATCH', at.giftCard, giftCardPatch, async (patch, key) =>
      changedOr404(await changeGiftCard(services, key, patch)),
    ),
    adminRoute(services, 'POST', at.customers, newCustomer, async (given) => {
      const made = await createCustomer(services, given);
      return 'problems' in made ? refusal(made.problems) : { status: 201, body: made.customer };
    }),
    adminRoute(services, 'PATCH', at.customer, customerPatch, async (patch, key) => {
      const changed = await updateCustomerFacts(services, key, patch);
      if (changed === null) return changedOr404(null);
      return 'problems' in changed ? refusal(changed.problems) : { status: 200, body: changed.customer };
    }),
    adminRoute(services, 'DELETE', at.customer, nothing, async (_, key) =>
      changedOr404(await removeCustomer(services, key)),
    ),
  ];
}

interface DocumentRoutes<New extends z.ZodType, Patch extends z.ZodType> {
  /** the field that is unique within the kind */
  readonly name: 'handle' | 'path';
  readonly made: New;
  readonly patch: Patch;
  create(services: Services, given: z.output<New>): Promise<object | null>;
  update(services: Services, key: string, patch: z.output<Patch>): Promise<object | null>;
}

/** Routes to create, change and delete one kind of document. */
function documentRoutes<New extends z.ZodType, Patch extends z.ZodType>(
  services: Services,
  kind: 'page' | 'menu' | 'redirect',
  { name, made, patch, create, update }: DocumentRoutes<New, Patch>,
): Route[] {
  const all = new RegExp(`^/admin/${kind}s$`);
  const one = new RegExp(`^/admin/${kind}s/([^/]+)$`);
  return [
    adminRoute(services, 'POST', all, made, async (given) => madeOr409(await create(services, given), name)),
    adminRoute(services, 'PATCH', one, patch, async (given, key) =>
      changedOr404(await update(services, key, given)),
    ),
    adminRoute(services, 'DELETE', one, nothing, async (_, key) =>
      changedOr404(await deleteDocument(services, kind, key)),
    ),
  ];
}

function refusal(problems: readonly Pick<CustomerProblem, 'field' | 'message'>[]): AdminAnswer {
  return unprocessable(
    Object.fromEntries(problems.map(({ field, message }) => [field?.at(-1) ?? 'body', message])),
  );
}

/** What is wrong, by field. */
interface Refused {
  readonly refused: Readonly<Record<string, string>>;
}

function isRefused(result: object | null): result is Refused {
  return result !== null && 'refused' in result;
}

function changedOrRefused(changed: object | null): AdminAnswer {
  return isRefused(changed) ? unprocessable(changed.refused) : changedOr404(changed);
}

function unprocessable(refused: Refused['refused']): AdminAnswer {
  const errors = Object.entries(refused).map(([field, message]) => [field, [message]]);
  return { status: 422, body: { errors: Object.fromEntries(errors) } };
}
