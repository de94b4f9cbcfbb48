import type { Locale } from '@shop/rules/language';
import { messages } from './messages';

/** Titles of what `npm run store:prepare` makes in a store, and of the policies that it needs, in the store's language (STORE-04). */
export function storeTitles(locale: Locale) {
  const m = messages(locale);
  return {
    all: m.storeSetup.all,
    categories: m.footer.categories,
    purposes: m.storeSetup.purposes,
    columns: m.home.columns,
    news: m.news.title,
    refund: m.storeSetup.refund,
    legal: m.footer.legal,
    producer: m.producer.title,
    review: m.product.reviews,
    advisor: m.advisors.title,
    banner: m.storeSetup.banner,
    hero: m.storeSetup.hero,
    pageEntry: m.storeSetup.pageEntry,
    pageSection: m.storeSetup.pageSection,
  };
}
