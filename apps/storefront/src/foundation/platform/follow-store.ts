import { StoreProfileDocument } from '@shop/graphql/documents';
import { toStoreProfile } from '@shop/graphql/to-rules/to-store-profile';
import { NO_PRODUCT_LISTS, RANKING_ASKED } from '@shop/rules/catalog/product-lists';
import { DELIVERY_RULES_METAFIELD, parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import { LANGUAGES, LOCALES, type Locale, platformCode } from '@shop/rules/language';
import { parseShopFacts, type WrittenShopFacts } from '@shop/rules/store/shop-facts';
import type { StoreProfile } from '@shop/rules/store/store-profile';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { type StoreProfiles, setStoreProfile, storeProfile } from '#foundation/brand/store-profile.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { queryPlatform } from './query-platform';

/** Interval of reads in milliseconds: a store rarely changes its name and collections. */
const EVERY_MS = 10 * 60_000;
/** Delay before a store that did not answer is asked again, in milliseconds. */
const RETRY_MS = 5_000;

interface FollowOptions {
  /** Called when the store's data (its name, lists, pages) differs from that of the rendered pages. */
  readonly onChange: () => void;
  readonly say: (message: string, error: unknown) => void;
}

/**
 * Reads the store's data for the layout of every page, initially and at intervals (BRAND-01, BRAND-02). The layout itself renders
 * without the platform: a store that does not answer is asked again, and the last known data is used until then.
 * @returns after the first read, successful or not
 */
export async function followStore(options: FollowOptions): Promise<void> {
  await readNow(options, false);
}

/** @param isAway the last read failed too: this is logged once */
async function readNow(options: FollowOptions, isAway: boolean): Promise<void> {
  const isRead = await read(options, isAway);
  setTimeout(() => void readNow(options, !isRead), isRead ? EVERY_MS : RETRY_MS).unref();
}

async function read({ onChange, say }: FollowOptions, isAway: boolean): Promise<boolean> {
  try {
    const before = storeProfile();
    const profiles = await readStoreProfiles();
    const { ja } = profiles;
    const isOther = JSON.stringify(before) !== JSON.stringify(profiles);
    setStoreProfile(profiles);
    if (before?.ja.deliveryRules !== ja.deliveryRules) checkDeliveryRules(ja.deliveryRules, say);
    if (JSON.stringify(before?.ja.facts) !== JSON.stringify(ja.facts)) checkFacts(ja.facts, say);
    if (isOther) onChange();
    return true;
  } catch (error) {
    if (!isAway) say('the store’s name and lists could not be read', error);
    return false;
  }
}

/** Logs unreadable rules once: the shop continues with those of its brand (DLV-08). */
function checkDeliveryRules(text: string | null, say: FollowOptions['say']): void {
  const rules = text === null ? null : parseDeliveryRules(text);
  if (rules?.ok !== false) return;
  const { namespace, key } = DELIVERY_RULES_METAFIELD;
  say(`the store’s metafield ${namespace}.${key} is malformed: the shop’s own rules hold`, rules.error);
}

/** Logs ignored facts once: the shop shows its brand's instead, or none (BRAND-07). */
function checkFacts(facts: WrittenShopFacts, say: FollowOptions['say']): void {
  const { malformed } = parseShopFacts(facts);
  if (malformed.length > 0) say('metafields of the store’s shop are ignored', malformed.join('; '));
}

async function readStoreProfiles(): Promise<StoreProfiles> {
  // Those that every text has, and the shop's.
  const locales = LOCALES.filter(
    (locale) => LANGUAGES[locale].fallback === null || shopLocales().includes(locale),
  );
  const profiles = await Promise.all(
    locales.map(async (locale) => [locale, await readStoreProfile(locale)] as const),
  );
  return Object.fromEntries(profiles) as unknown as StoreProfiles;
}

function readStoreProfile(locale: Locale): Promise<StoreProfile> {
  return queryPlatform(
    StoreProfileDocument,
    { language: platformCode(locale), ranked: RANKING_ASKED },
    (answer) => toStoreProfile(answer, shopBrand().productLists ?? NO_PRODUCT_LISTS),
  );
}
