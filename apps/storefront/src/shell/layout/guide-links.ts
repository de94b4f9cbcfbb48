import type { PageRole } from '@shop/rules/brand/brand';
import { inLanguage } from '@shop/rules/language';
import type { PolicyHandle } from '@shop/rules/store/store-profile';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import {
  hasPolicy,
  hasSection,
  pathOfPage,
  REQUIRED_POLICIES,
  shopBrand,
} from '#foundation/brand/shop-brand.ts';
import { storeProfileIn } from '#foundation/brand/store-profile.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { privacyHref } from '#foundation/navigation/privacy-href.ts';
import { contentPath, POLICIES } from '#foundation/routing/content-pages.ts';
import { QUESTIONS_PATH } from '#foundation/routing/question-path.ts';

interface GuideLink {
  readonly href: string;
  readonly label: string;
}

/**
 * The footer's guide (FOOT-01): the pages that a brand lists with its own labels, else the store's pages and policies by their titles
 * (BRAND-01), and the external links (BRAND-07).
 */
export function guideLinks(locale: Locale): GuideLink[] {
  const m = messages(locale);
  const { pages: ownPages, questions = [] } = shopBrand();
  const { links } = legalFacts(locale);
  const page = (path: string, label: string) => ({ href: localePath(locale, path), label });
  const outside = (href: string | undefined, label: string) => (href === undefined ? [] : [{ href, label }]);
  const asked = questions.length === 0 ? [] : [page(QUESTIONS_PATH, m.questions.title)];
  const help = [...asked, ...outside(links.help, m.footer.help), ...outside(links.inquiry, m.footer.inquiry)];
  const { pages = [], policies = [] } = storeProfileIn(locale) ?? {};
  // Not beside the store's own policy, which says the same (ROUTE-12).
  const privacy = links.privacy === privacyHref(locale) ? links.privacy : undefined;
  const legal = [...outside(privacy, m.footer.privacy), ...outside(links.terms, m.footer.terms)];
  if (ownPages === undefined) {
    return [
      ...pages.map(({ handle, title }) => page(contentPath(handle), title)),
      ...help,
      ...policies.map(({ handle, title }) => page(POLICIES[handle], title)),
      ...legal,
    ];
  }
  const own = (role: PageRole, label: string) => {
    const path = pathOfPage(role);
    return path === undefined ? [] : [page(path, label)];
  };
  const policy = (handle: PolicyHandle, label: string) =>
    hasPolicy(handle, locale) ? [page(POLICIES[handle], label)] : [];
  const titles = new Map(pages.map(({ handle, title }) => [handle, title]));
  const ownPolicies = policies.filter(({ handle }) => !REQUIRED_POLICIES.has(handle));
  return [
    ...own('support', m.support.premium),
    ...(hasSection('advisors') ? [page('/advisors', m.support.advisors)] : []),
    ...own('guarantee', m.footer.guarantee),
    ...own('gifts', m.footer.gifts),
    ...own('eGift', m.footer.egift),
    ...ownPages.flatMap(({ handle, title, role }) =>
      role === 'guide' ? [page(contentPath(handle), titles.get(handle) ?? inLanguage(title, locale))] : [],
    ),
    ...help,
    ...policy('refund-policy', m.footer.refund),
    ...policy('legal-notice', m.footer.legal),
    ...ownPolicies.map(({ handle, title }) => page(POLICIES[handle], title)),
    ...own('contentPolicy', m.footer.contentsPolicy),
    ...legal,
  ];
}
