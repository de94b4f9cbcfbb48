import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

/** A page that a search may lead to and that no platform knows: the shop's own, or one of its links elsewhere. */
interface OwnPlace {
  readonly kind: 'help';
  readonly handle: string;
  /** Its address in Japanese; a whole address elsewhere. */
  readonly path: string;
  /** How the dictionary calls it, where that is not its address. */
  readonly alias?: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** Addresses elsewhere, as far as the brand has them. */
interface Links {
  readonly inquiry?: string;
  readonly help?: string;
  readonly privacy?: string;
  readonly terms?: string;
}

/** The ranking, the news, the advisors, and where the shop can be asked. @param links what the shop does not have is no place */
export function ownPlaces(links: Links | undefined): OwnPlace[] {
  const [ja, en] = [messages('ja'), messages('en')];
  const outside = (
    alias: string,
    path: string | undefined,
    title: Readonly<Record<Locale, string>>,
  ): OwnPlace[] => (path === undefined ? [] : [{ kind: 'help', handle: alias, alias, path, title }]);
  return [
    {
      kind: 'help',
      handle: 'ranking',
      path: '/ranking',
      title: { ja: ja.ranking.title, en: en.ranking.title },
    },
    { kind: 'help', handle: 'news', path: '/news', title: { ja: ja.news.title, en: en.news.title } },
    {
      kind: 'help',
      handle: 'advisors',
      path: '/advisors',
      title: { ja: ja.advisors.title, en: en.advisors.title },
    },
    ...outside('@inquiry', links?.inquiry, { ja: ja.footer.inquiry, en: en.footer.inquiry }),
    ...outside('@help', links?.help, { ja: ja.footer.help, en: en.footer.help }),
    ...outside('@privacy', links?.privacy, { ja: ja.footer.privacy, en: en.footer.privacy }),
    ...outside('@terms', links?.terms, { ja: ja.footer.terms, en: en.footer.terms }),
  ];
}
