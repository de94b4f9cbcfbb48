import { DELIVERY_RULES_METAFIELD, formatDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { z } from 'zod';
import { ADMIN_DOCUMENTS, type AdminMutation } from './admin-documents';
import { PREPARED_KINDS } from './how-to-make';
import { readStoreFacts, webhookAddress } from './read-store-facts';
import { requirementState } from './requirement-state';
import { askAdmin, type StoreAccess, StoreRefusal } from './store-client';
import { nameOfRequirement, type StoreRequirement } from './store-requirement';
import { DRY_ID, untranslatedTitles } from './untranslated-titles';

/** Options of the preparation. */
export interface PreparationOptions {
  readonly shopUrl: string;
  /** Only prints the calls. */
  readonly isDryRun: boolean;
  readonly print: (line: string) => void;
  /** Start of the discount codes' validity. */
  readonly now: Date;
}

/** One call of the Admin API. */
interface Call {
  readonly mutation: AdminMutation;
  readonly variables: object;
}

/** Objects created so far, to which later ones refer. */
interface Made {
  readonly shopId: string;
  readonly metaobjects: Map<string, string>;
  readonly collections: Map<string, string>;
}

/** Minimum subtotal of the mail magazine's coupons, in yen (MAIL-04). */
const COUPON_FROM = '3000';

/**
 * Creates what a store lacks of the shop's requirements, in the order of their references; prints each call. Existing objects are left
 * unchanged, so that it can be run again.
 * @returns the number of calls made, or planned
 * @throws StoreRefusal when the store rejects a token or a call
 */
export async function prepareStore(
  access: StoreAccess & { readonly adminToken: string },
  requirements: readonly StoreRequirement[],
  options: PreparationOptions,
): Promise<number> {
  const facts = await readStoreFacts(access, options.shopUrl, requirements);
  const { admin } = facts;
  if (admin === null) throw new Error('the admin token is unused');
  const made: Made = {
    shopId: admin.shopId,
    metaobjects: new Map([...admin.metaobjects].map(([type, { id }]) => [type, id])),
    collections: new Map(admin.collections),
  };
  const ask = askAdmin(access, access.adminToken);
  let calls = 0;
  const run = async ({ mutation, variables }: Call): Promise<string | null> => {
    calls += 1;
    options.print(`${mutation} ${JSON.stringify(variables)}`);
    return options.isDryRun ? null : idOf(mutation, await ask(ADMIN_DOCUMENTS[mutation], variables));
  };
  for (const requirement of requirements) {
    if (!PREPARED_KINDS.has(requirement.kind)) continue;
    const state = requirementState(requirement, facts);
    if (state === 'hidden' && requirement.kind !== 'collection')
      options.print(
        `# ${nameOfRequirement(requirement)} exists without storefront access: change that in the back office`,
      );
    if (state === 'empty')
      options.print(`# ${nameOfRequirement(requirement)} exists without a text: write it in the back office`);
    if (state === 'malformed')
      options.print(`# ${nameOfRequirement(requirement)} is invalid: correct it in the back office`);
    if (state === 'missing') {
      const id = (await run(callFor(requirement, made, options))) ?? DRY_ID;
      if (requirement.kind === 'metaobject') made.metaobjects.set(requirement.type, id);
      if (requirement.kind === 'collection') made.collections.set(requirement.handle, id);
    }
    if (requirement.kind === 'collection' && state !== 'there') {
      const input = admin.publicationIds.map((publicationId) => ({ publicationId }));
      await run({
        mutation: 'publishablePublish',
        variables: { id: made.collections.get(requirement.handle) ?? DRY_ID, input },
      });
    }
  }
  for (const variables of await untranslatedTitles(ask, requirements, made.collections, admin.locales))
    await run({ mutation: 'translationsRegister', variables });
  return calls;
}

function callFor(requirement: StoreRequirement, made: Made, { shopUrl, now }: PreparationOptions): Call {
  switch (requirement.kind) {
    case 'metaobject': {
      const { type, name, fields, refersTo = {} } = requirement;
      const fieldDefinitions = Object.entries(fields).map(([key, fieldType]) => ({
        key,
        name: key,
        type: fieldType,
        ...validationsOf(refersTo[key], made),
      }));
      const access = { storefront: 'PUBLIC_READ' };
      return {
        mutation: 'metaobjectDefinitionCreate',
        variables: { definition: { type, name, access, fieldDefinitions } },
      };
    }
    case 'metafield':
      return metafieldCall(requirement, made);
    case 'deliveryRules': {
      const value = formatDeliveryRules(requirement.rules);
      const metafield = { ...DELIVERY_RULES_METAFIELD, ownerId: made.shopId, type: 'json', value };
      return { mutation: 'metafieldsSet', variables: { metafields: [metafield] } };
    }
    case 'collection': {
      const { handle, title, isOfEverything, facts } = requirement;
      const rules = [{ column: 'VARIANT_PRICE', relation: 'GREATER_THAN', condition: '0' }];
      const metafields = Object.entries(facts ?? {}).map(([key, value]) => ({
        namespace: 'shop',
        key,
        type: 'single_line_text_field',
        value,
      }));
      const input = {
        handle,
        title,
        metafields,
        ...(isOfEverything === true && { ruleSet: { appliedDisjunctively: false, rules } }),
      };
      return { mutation: 'collectionCreate', variables: { input } };
    }
    case 'menu': {
      const { handle, title, collections } = requirement;
      const items = collections.map((collection) => ({
        title: collection.title,
        type: 'COLLECTION',
        resourceId: made.collections.get(collection.handle) ?? DRY_ID,
      }));
      return { mutation: 'menuCreate', variables: { handle, title, items } };
    }
    case 'page': {
      const { handle, title } = requirement;
      // A person has to write its text; until then shoppers must not reach an empty page.
      return { mutation: 'pageCreate', variables: { page: { handle, title, body: '', isPublished: false } } };
    }
    case 'blog': {
      const { handle, title } = requirement;
      return { mutation: 'blogCreate', variables: { blog: { handle, title } } };
    }
    case 'discountCode': {
      const { code, percent } = requirement;
      const basicCodeDiscount = {
        title: code,
        code,
        startsAt: now.toISOString(),
        appliesOncePerCustomer: true,
        customerSelection: { all: true },
        customerGets: { value: { percentage: percent / 100 }, items: { all: true } },
        minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: COUPON_FROM } },
      };
      return { mutation: 'discountCodeBasicCreate', variables: { basicCodeDiscount } };
    }
    case 'webhook': {
      const webhookSubscription = { callbackUrl: webhookAddress(shopUrl) };
      return {
        mutation: 'webhookSubscriptionCreate',
        variables: { topic: requirement.topic, webhookSubscription },
      };
    }
    default:
      throw new Error(`${requirement.kind} cannot be created by this command`);
  }
}

/** The reviews' metafields are the provider's standard: they are enabled, not defined. */
function metafieldCall(
  { owner, namespace, key, type, refersTo }: Extract<StoreRequirement, { kind: 'metafield' }>,
  made: Made,
): Call {
  if (namespace === 'reviews') {
    return { mutation: 'standardMetafieldDefinitionEnable', variables: { ownerType: owner, namespace, key } };
  }
  const definition = {
    ownerType: owner,
    namespace,
    key,
    name: key,
    type,
    access: { storefront: 'PUBLIC_READ' },
    ...validationsOf(refersTo, made),
  };
  return { mutation: 'metafieldDefinitionCreate', variables: { definition } };
}

/** A field that refers to entries declares their type. */
function validationsOf(type: string | undefined, { metaobjects }: Made) {
  if (type === undefined) return {};
  return { validations: [{ name: 'metaobject_definition_id', value: metaobjects.get(type) ?? DRY_ID }] };
}

const payloadSchema = z.looseObject({
  userErrors: z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() })),
});

/** The id of a mutation's new object; null if it creates none. @throws StoreRefusal with the store's own message */
function idOf(mutation: AdminMutation, answer: unknown): string | null {
  const { [mutation]: payload } = z.record(z.string(), payloadSchema).parse(answer);
  const errors = payload?.userErrors ?? [{ field: null, message: 'no answer' }];
  if (errors.length > 0) {
    const words = errors.map(({ field, message }) => `${(field ?? []).join('.')} ${message}`);
    throw new StoreRefusal(`${mutation}: ${words.join('; ')}`);
  }
  const thing = z.object({ id: z.string() });
  for (const value of Object.values(payload ?? {})) {
    const made = thing.safeParse(value);
    if (made.success) return made.data.id;
  }
  return null;
}
