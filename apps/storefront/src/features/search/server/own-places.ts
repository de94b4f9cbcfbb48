import type { BrandQuestion } from '@shop/rules/brand/brand';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { QUESTIONS_PATH, questionPath } from '#foundation/routing/question-path.ts';

/** A page that a search may lead to and that no platform knows: the shop's own, or one of its links elsewhere. */
interface OwnPlace {
  readonly kind: 'help';
  readonly handle: string;
  /** Its address in Japanese; a whole address elsewhere. */
  readonly path: string;
  /** How the dictionary calls it, where that is not its address. */
  readonly alias?: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** Led to by what it answers, and by none of its words: they are those of products too. */
  readonly isQuestion?: boolean;
}

/** Addresses elsewhere, as far as the brand has them. */
interface Links {
  readonly inquiry?: string;
  readonly help?: string;
  readonly privacy?: string;
  readonly terms?: string;
}

/**
 * The ranking, the news, the advisors, where the shop can be asked, and what is asked most.
 * @param links what the shop does not have is no place
 */
export function ownPlaces(links: Links | undefined, questions: readonly BrandQuestion[] = []): OwnPlace[] {
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
    ...(questions.length === 0
      ? []
      : [
          {
            kind: 'help' as const,
            handle: 'faq',
            path: QUESTIONS_PATH,
            title: { ja: ja.questions.title, en: en.questions.title },
          },
        ]),
    ...questions.map(({ id, question }) => ({
      kind: 'help' as const,
      handle: `faq ${id}`,
      path: questionPath(id),
      title: question,
      isQuestion: true,
    })),
    ...outside('@inquiry', links?.inquiry, { ja: ja.footer.inquiry, en: en.footer.inquiry }),
    ...outside('@help', links?.help, { ja: ja.footer.help, en: en.footer.help }),
    ...outside('@privacy', links?.privacy, { ja: ja.footer.privacy, en: en.footer.privacy }),
    ...outside('@terms', links?.terms, { ja: ja.footer.terms, en: en.footer.terms }),
  ];
}
