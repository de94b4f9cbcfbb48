import { parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { platformCode } from '@shop/rules/language';
import { parseShopFacts } from '@shop/rules/store/shop-facts';
import type { AdminFacts, StoreFacts } from './read-store-facts';
import { titleKey } from './read-untranslated';
import { nameOfRequirement, type StoreRequirement } from './store-requirement';

/**
 * The state of a requirement: it exists; it is missing; the back office has it and shoppers cannot see it; shoppers can see it and it has
 * no text, or a title in the store's own language alone; its text names another brand; its content is invalid; or it is unknown, without an admin token, or for webhooks without the shop's own address.
 */
export type RequirementState =
  | 'there'
  | 'missing'
  | 'hidden'
  | 'empty'
  | 'untranslated'
  | 'foreign'
  | 'malformed'
  | 'notLookedAt';

const SETS = { menu: 'menus', page: 'pages', blog: 'blogs' } as const;

/** Whether a store meets a requirement. */
export function requirementState(requirement: StoreRequirement, facts: StoreFacts): RequirementState {
  const state = stateOfItself(requirement, facts);
  return state === 'there' && facts.visible.untranslated.has(titleKey(requirement)) ? 'untranslated' : state;
}

function stateOfItself(requirement: StoreRequirement, { visible, admin }: StoreFacts): RequirementState {
  switch (requirement.kind) {
    case 'product':
      return visible.hasProducts ? 'there' : 'missing';
    case 'language':
      return visible.languages.has(platformCode(requirement.locale)) ? 'there' : 'missing';
    case 'deliveryRules': {
      const text = visible.deliveryRules;
      if (text === null) return seen(false, (admin?.deliveryRules ?? null) !== null);
      return parseDeliveryRules(text).ok ? 'there' : 'malformed';
    }
    case 'shopFacts':
      return parseShopFacts(visible.shopFacts).malformed.length === 0 ? 'there' : 'malformed';
    case 'collection':
      return seen(visible.collections.has(requirement.handle), admin?.collections.has(requirement.handle));
    case 'menu':
    case 'page':
    case 'blog': {
      const kind = SETS[requirement.kind];
      if (kind === 'pages' && visible.emptyPages.has(requirement.handle)) return 'empty';
      if (kind === 'pages' && visible.foreignNames.has(requirement.handle)) return 'foreign';
      return seen(visible[kind].has(requirement.handle), admin?.[kind].has(requirement.handle));
    }
    case 'policy':
      if (visible.emptyPolicies.has(requirement.type)) return 'empty';
      if (visible.foreignNames.has(requirement.type)) return 'foreign';
      return seen(visible.policies.has(requirement.type), admin?.policies.has(requirement.type));
    default:
      return admin === null ? 'notLookedAt' : stateInBackOffice(requirement, admin);
  }
}

function seen(isVisible: boolean, isInBackOffice: boolean | undefined): RequirementState {
  if (isVisible) return 'there';
  return isInBackOffice === true ? 'hidden' : 'missing';
}

function stateInBackOffice(
  requirement: Extract<
    StoreRequirement,
    { kind: 'permission' | 'metaobject' | 'metafield' | 'discountCode' | 'webhook' }
  >,
  admin: AdminFacts,
): RequirementState {
  const name = nameOfRequirement(requirement);
  switch (requirement.kind) {
    case 'permission':
      return admin.scopes.has(name) ? 'there' : 'missing';
    case 'metaobject':
      return readable(admin.metaobjects.get(name)?.isReadable);
    case 'metafield':
      return readable(admin.metafields.get(name));
    case 'discountCode':
      return admin.discountCodes.has(name) ? 'there' : 'missing';
    case 'webhook':
      if (admin.webhooks === null) return 'notLookedAt';
      return admin.webhooks.has(name) ? 'there' : 'missing';
    default:
      return requirement satisfies never;
  }
}

function readable(isReadable: boolean | undefined): RequirementState {
  if (isReadable === undefined) return 'missing';
  return isReadable ? 'there' : 'hidden';
}
