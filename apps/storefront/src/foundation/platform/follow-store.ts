import { StoreProfileDocument } from '@shop/graphql/documents';
import { toStoreProfile } from '@shop/graphql/to-rules/to-store-profile';
import { DELIVERY_RULES_METAFIELD, parseDeliveryRules } from '@shop/rules/delivery/delivery-rules-schema';
import type { StoreProfile } from '@shop/rules/store/store-profile';
import { setStoreProfile, storeProfile } from '#foundation/brand/store-profile.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf, queryPlatform } from './query-platform';

/** A store changes its name and its collections seldom, in milliseconds. */
const EVERY_MS = 10 * 60_000;
/** A store that did not answer is asked again after this long, in milliseconds. */
const RETRY_MS = 5_000;

interface FollowOptions {
  /** The store is another than pages were made of: its name, its lists, its pages. */
  readonly onChange: () => void;
  readonly say: (message: string, error: unknown) => void;
}

/**
 * Reads what the frame of every page says of the store, now and then again (BRAND-01, BRAND-02). The frame itself renders without the
 * platform: a store that does not answer is asked again, and until then what was known stands.
 * @returns after the first reading, however it ended
 */
export async function followStore(options: FollowOptions): Promise<void> {
  await readNow(options, false);
}

/** @param isAway the last reading failed too: that is said once */
async function readNow(options: FollowOptions, isAway: boolean): Promise<void> {
  const isRead = await read(options, isAway);
  setTimeout(() => void readNow(options, !isRead), isRead ? EVERY_MS : RETRY_MS).unref();
}

async function read({ onChange, say }: FollowOptions, isAway: boolean): Promise<boolean> {
  try {
    const before = storeProfile();
    const [ja, en] = await Promise.all([readStoreProfile('ja'), readStoreProfile('en')]);
    const profiles = { ja, en };
    const isOther = JSON.stringify(before) !== JSON.stringify(profiles);
    setStoreProfile(profiles);
    if (before?.ja.deliveryRules !== ja.deliveryRules) checkDeliveryRules(ja.deliveryRules, say);
    if (isOther) onChange();
    return true;
  } catch (error) {
    if (!isAway) say('the store’s name and lists could not be read', error);
    return false;
  }
}

/** Rules that cannot be read are said once: the shop goes on with those of its brand (DLV-08). */
function checkDeliveryRules(text: string | null, say: FollowOptions['say']): void {
  const rules = text === null ? null : parseDeliveryRules(text);
  if (rules?.ok !== false) return;
  const { namespace, key } = DELIVERY_RULES_METAFIELD;
  say(`the store’s metafield ${namespace}.${key} is malformed: the shop’s own rules hold`, rules.error);
}

function readStoreProfile(locale: Locale): Promise<StoreProfile> {
  return queryPlatform(StoreProfileDocument, { language: languageOf(locale) }, toStoreProfile);
}
