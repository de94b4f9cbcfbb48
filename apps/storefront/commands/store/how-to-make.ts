import type { UntranslatedTitle } from './read-untranslated';
import type { RequirementState } from './requirement-state';
import { nameOfRequirement, type StoreRequirement } from './store-requirement';

/** Kinds that `npm run store:prepare` creates; a person has to decide on the others, such as legal texts. */
export const PREPARED_KINDS: ReadonlySet<StoreRequirement['kind']> = new Set([
  'metaobject',
  'metafield',
  'deliveryRules',
  'collection',
  'menu',
  'page',
  'blog',
  'discountCode',
  'webhook',
]);

const PLACES = {
  permission: 'Apps > the app (or the Headless channel) > API scopes',
  language: 'Settings > Languages',
  metaobject: 'Settings > Custom data > Metaobjects',
  metafield: 'Settings > Custom data',
  deliveryRules: 'Settings > Custom data > Shop metafields',
  shopFacts: 'Settings > Custom data > Shop metafields',
  collection: 'Products > Collections',
  menu: 'Content > Menus',
  page: 'Online Store > Pages',
  blog: 'Content > Blog posts > Manage blogs',
  policy: 'Settings > Policies',
  discountCode: 'Discounts',
  webhook: 'Settings > Notifications > Webhooks',
  product: 'Products',
} as const satisfies Record<StoreRequirement['kind'], string>;

/** Whether `npm run store:prepare` handles a requirement in a state. */
export function isPrepared(
  { kind }: StoreRequirement,
  state: RequirementState,
  untranslated: readonly UntranslatedTitle[] = [],
): boolean {
  if (state === 'untranslated') return untranslated.every(({ isAsMade }) => isAsMade);
  return PREPARED_KINDS.has(kind) && (state === 'missing' || (state === 'hidden' && kind === 'collection'));
}

/** Back-office instructions to create a missing requirement, or to publish a hidden one. */
export function howToMake(requirement: StoreRequirement, state: RequirementState = 'missing'): string {
  const place = PLACES[requirement.kind];
  if (state === 'untranslated') return 'Settings > Languages > Translate: write it in that language';
  if (state === 'malformed')
    return `${place}: write ${nameOfRequirement(requirement)} as docs/real-store.md says`;
  if (state === 'empty' || state === 'foreign')
    return `${place}: write the text of ${nameOfRequirement(requirement)}`;
  if (state === 'hidden' && requirement.kind === 'page') {
    return `${place}: write the text of ${requirement.handle}, and publish it`;
  }
  if (state === 'hidden') {
    const isDefinition = ['metafield', 'metaobject', 'deliveryRules'].includes(requirement.kind);
    return isDefinition
      ? `${place}: give it Storefront API access`
      : `${place}: publish it to the sales channel of this shop's tokens`;
  }
  switch (requirement.kind) {
    case 'permission':
      return `${place}: allow ${requirement.scope}`;
    case 'language':
      return `${place}: add and publish ${requirement.locale}`;
    case 'metaobject':
      return `${place}: type ${requirement.type} with ${Object.keys(requirement.fields).join(', ')}, read by the Storefront API`;
    case 'metafield':
      return `${place} > ${requirement.owner}: ${requirement.namespace}.${requirement.key}, ${requirement.type}, read by the Storefront API`;
    case 'discountCode':
      return `${place}: ${requirement.code}, ${requirement.percent} % off the order, from 3,000 yen on, once per customer`;
    case 'menu':
      return `${place}: handle ${requirement.handle}, with its collections`;
    case 'product':
      return `${place}: add one and publish it to the sales channel of this shop's tokens`;
    case 'policy':
      return `${place}: ${requirement.title}`;
    default:
      return `${place}: ${nameOfRequirement(requirement)}`;
  }
}
