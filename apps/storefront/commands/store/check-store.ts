import { endOfVersion, rightVersion, supportedVersions } from '@shop/graphql/version-calendar';
import { parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { jstDateAt } from '@shop/rules/jst-date';
import { parseShopFacts } from '@shop/rules/store/shop-facts';
import { howToMake, isPrepared } from './how-to-make';
import { readStoreFacts, type StoreFacts } from './read-store-facts';
import { titleKey } from './read-untranslated';
import { type RequirementState, requirementState } from './requirement-state';
import { askPrivately, type StoreAccess, StoreRefusal } from './store-client';
import { nameOfRequirement, type StoreRequirement } from './store-requirement';

/** The result of a store check. */
export interface StoreReport {
  readonly lines: readonly string[];
  /** Requirements that are missing, hidden from shoppers or without text. */
  readonly lacking: readonly StoreRequirement[];
}

const WORDS = {
  permission: 'permission',
  language: 'language',
  metaobject: 'metaobject',
  metafield: 'metafield',
  deliveryRules: 'delivery rules',
  shopFacts: 'shop facts',
  collection: 'collection',
  menu: 'menu',
  page: 'page',
  blog: 'blog',
  policy: 'policy',
  discountCode: 'discount code',
  webhook: 'webhook',
  product: 'product',
} as const satisfies Record<StoreRequirement['kind'], string>;

const STATES = {
  there: 'there',
  missing: 'missing',
  hidden: 'cannot be seen',
  empty: 'there but empty',
  untranslated: 'without a translation',
  foreign: 'names another brand',
  malformed: 'malformed',
  notLookedAt: 'not looked at',
} as const satisfies Record<RequirementState, string>;

interface Found {
  readonly requirement: StoreRequirement;
  readonly state: RequirementState;
}

/**
 * Describes which requirements a store meets, what each missing one breaks and how to create it (STORE-04).
 * @throws StoreRefusal when the store rejects a token
 */
export async function checkStore(
  access: StoreAccess,
  shopUrl: string | null,
  requirements: readonly StoreRequirement[],
  otherNames: readonly string[],
): Promise<StoreReport> {
  const facts = await readStoreFacts(access, shopUrl, requirements, otherNames);
  const opening = [await privateTokenLine(access), versionLine(access.apiVersion, jstDateAt(Date.now()))];
  return storeReport(access.url, opening, facts, requirements);
}

/** The report on a store's facts. */
export function storeReport(
  url: string,
  opening: readonly string[],
  facts: StoreFacts,
  requirements: readonly StoreRequirement[],
): StoreReport {
  const states = requirements.map((requirement) => ({
    requirement,
    state: requirementState(requirement, facts),
  }));
  const lacking = states.filter(({ state }) => state !== 'there' && state !== 'notLookedAt');
  const kinds = [...new Set(requirements.map(({ kind }) => kind))];
  return {
    lacking: lacking.map(({ requirement }) => requirement),
    lines: [
      `${facts.visible.shopName} at ${url}`,
      ...opening,
      ...kinds.flatMap((kind) => linesOf(kind, states, facts)),
      '',
      lastLine(lacking, facts),
    ],
  };
}

async function privateTokenLine(access: StoreAccess): Promise<string> {
  if (access.privateToken === null)
    return 'no private token: the servers ask as browsers do, and all shoppers share one limit';
  try {
    await askPrivately(access, access.privateToken)('{ shop { name } }');
    return 'the private token opens the store: the servers say for which shopper they ask';
  } catch (error) {
    if (!(error instanceof StoreRefusal)) throw error;
    return `the private token does not open the store: ${error.message}`;
  }
}

/** The error in a store's delivery rules or facts: the field and the reason. */
function problemOf(kind: StoreRequirement['kind'], { visible }: StoreFacts): string {
  if (kind === 'shopFacts') return parseShopFacts(visible.shopFacts).malformed.join('; ');
  const rules = parseDeliveryRules(visible.deliveryRules ?? '');
  return rules.ok ? '' : rules.error;
}

function linesOf(kind: StoreRequirement['kind'], all: readonly Found[], facts: StoreFacts): string[] {
  const ofKind = all.filter(({ requirement }) => requirement.kind === kind);
  const there = ofKind.filter(({ state }) => state === 'there').length;
  if (ofKind.every(({ state }) => state === 'notLookedAt'))
    return [
      `${WORDS[kind]}: ${ofKind.length} needed, not looked at: that takes ${kind === 'webhook' ? 'an admin token and --shop-url' : 'an admin token'}`,
    ];
  return [
    `${WORDS[kind]}: ${there} of ${ofKind.length} there`,
    ...ofKind
      .filter(({ state }) => state !== 'there')
      .flatMap(({ requirement, state }) => [
        `  ${STATES[state]}: ${nameOfRequirement(requirement)}`,
        `    without it ${requirement.breaks}`,
        ...(state === 'malformed' ? [`    ${problemOf(kind, facts)}`] : []),
        ...(state === 'foreign'
          ? [`    it says "${facts.visible.foreignNames.get(nameOfRequirement(requirement))}"`]
          : []),
        ...(state === 'untranslated'
          ? titlesOf(requirement, facts).map(({ title, locale }) => `    it says "${title}" in ${locale}`)
          : []),
        `    ${howToMake(requirement, state)}`,
      ]),
  ];
}

function titlesOf(requirement: StoreRequirement, { visible }: StoreFacts) {
  return visible.untranslated.get(titleKey(requirement)) ?? [];
}

function lastLine(lacking: readonly Found[], facts: StoreFacts): string {
  if (lacking.length === 0)
    return facts.admin === null
      ? 'What can be seen without an admin token is all there.'
      : 'Everything is there.';
  const counts = (['missing', 'hidden', 'empty', 'untranslated', 'foreign', 'malformed'] as const).flatMap(
    (state) => {
      const count = lacking.filter((one) => one.state === state).length;
      return count === 0 ? [] : [`${count} ${STATES[state]}`];
    },
  );
  const made = lacking.filter(({ requirement, state }) =>
    isPrepared(requirement, state, titlesOf(requirement, facts)),
  ).length;
  return `${counts.join(', ')}, of which npm run store:prepare makes ${made}.`;
}

/**
 * Whether a hosted store still supports the API version of the shop on a day (STORE-06). The provider supports each version for a year, and answers
 * for one that has ended with the oldest that it supports.
 * @param version of the shop's settings
 * @param today ISO 8601
 */
export function versionLine(version: string, today: string): string {
  const supported = supportedVersions(today);
  const [oldest = ''] = supported;
  const state = supported.includes(version)
    ? `ends on ${endOfVersion(version)}`
    : version < oldest
      ? `ended on ${endOfVersion(version)}: a hosted store answers with ${oldest}, the oldest that it supports`
      : 'is not there yet: a hosted store answers with 404';
  const right = rightVersion(today);
  const advice =
    right === null
      ? `no supported version is one that this code is checked against: run npm run schema:versions, then npm run schema:check`
      : right === version
        ? 'it is the right one'
        : `PLATFORM_API_VERSION=${right} is right, until ${endOfVersion(right)}`;
  return `API version ${version} ${state}; ${advice}`;
}
