import { onePerProcess } from '@shop/page-server/one-per-process';
import type { BrandQuestion } from '@shop/rules/brand/brand';
import { NO_SEARCH_DICTIONARY } from '@shop/rules/brand/search-dictionary';
import { LOCALES, type Locale, type Localized } from '@shop/rules/language';
import type { Pool } from 'pg';
import { withQuestions } from '#features/content/contract/questions.ts';
import { legalFacts } from '#foundation/brand/legal-facts.ts';
import { hasSection, shopBrand } from '#foundation/brand/shop-brand.ts';
import { tagClock } from '#foundation/cache/page-cache.ts';
import { monotonicNow } from '#foundation/cache/tag-clock.ts';
import { SEARCH } from '#foundation/cache/tags.ts';
import { env } from '#foundation/env/env.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { log } from '#foundation/process/log.ts';
import { QUESTIONS_PATH, questionPath } from '#foundation/routing/question-path.ts';
import { shopStore } from '#foundation/store/shop-store.ts';
import { lastSearchVersion, readSearchEntries, readSearchRanking } from './search-entry.repository';
import { SearchIndex } from './search-index';
import { searchLexicon } from './search-lexicon';

/** A search target unknown to the platform: a page of the shop, or one of its external links. */
interface OwnPlace {
  readonly kind: 'help';
  readonly handle: string;
  /** Its path in Japanese; an absolute URL for an external page. */
  readonly path: string;
  /** Its name in the dictionary, if that is not its address. */
  readonly alias?: string;
  readonly title: Localized<string>;
  /** Found by the questions it answers, and by none of its words: products share them. */
  readonly isQuestion?: boolean;
  readonly answer?: Localized<string>;
  readonly more?: string;
}

/** External links, as far as store or brand define them, and the platform's page of a shopper's account. */
interface Links {
  readonly account?: string;
  readonly inquiry?: string;
  readonly help?: string;
  readonly privacy?: string;
  readonly terms?: string;
}

/**
 * The ranking, the news, the advisors, the mail magazine, the contact page, and frequent questions.
 * @param links links the shop does not define are omitted
 */
export function ownPlaces(links: Links | undefined, questions: readonly BrandQuestion[] = []): OwnPlace[] {
  const titles = (titleIn: (m: Messages) => string): Localized<string> =>
    // A language that lacks the text has it from its fallback.
    Object.fromEntries(LOCALES.map((locale) => [locale, titleIn(messages(locale))])) as Record<
      Locale,
      string
    >;
  const outside = (alias: string, path: string | undefined, title: Localized<string>): OwnPlace[] =>
    path === undefined ? [] : [{ kind: 'help', handle: alias, alias, path, title }];
  return [
    ...(['ranking', 'news', 'advisors'] as const).filter(hasSection).map((handle) => ({
      kind: 'help' as const,
      handle,
      path: `/${handle}`,
      title: titles((m) => m[handle].title),
    })),
    ...(shopBrand().hasMailMagazine
      ? [
          {
            kind: 'help' as const,
            handle: 'mail-magazine',
            // The form in every page's footer.
            path: '/#mail-magazine',
            title: titles((m) => m.footer.mailTitle),
          },
        ]
      : []),
    ...(questions.length === 0
      ? []
      : [
          {
            kind: 'help' as const,
            handle: 'faq',
            path: QUESTIONS_PATH,
            title: titles((m) => m.questions.title),
          },
        ]),
    ...questions.map(({ id, question, answer, more }) => ({
      kind: 'help' as const,
      handle: `faq ${id}`,
      path: questionPath(id),
      title: question,
      isQuestion: true,
      answer,
      ...(more !== undefined && { more }),
    })),
    ...outside(
      '@account',
      links?.account,
      titles((m) => m.header.account),
    ),
    ...outside(
      '@inquiry',
      links?.inquiry,
      titles((m) => m.footer.inquiry),
    ),
    ...outside(
      '@help',
      links?.help,
      titles((m) => m.footer.help),
    ),
    ...outside(
      '@privacy',
      links?.privacy,
      titles((m) => m.footer.privacy),
    ),
    ...outside(
      '@terms',
      links?.terms,
      titles((m) => m.footer.terms),
    ),
  ];
}

/** Entries per read; requests are handled in between. */
const ENTRIES_AT_ONCE = 100;

/**
 * The in-memory index of a process: loaded from the database in the background, and updated whenever the invalidation log reports a
 * change (CACHE-01).
 */
export class LiveSearchIndex {
  readonly #pool: () => Promise<Pool>;
  readonly #onChanged: () => void;
  #index = newIndex();
  #isReady = false;
  #last = 0;
  #rankingVersion = 0;
  #following: Promise<void> | null = null;
  #isCalledAgain = false;

  constructor(pool: () => Promise<Pool>, onChanged: () => void) {
    this.#pool = pool;
    this.#onChanged = onChanged;
  }

  /** The index; null until it is completely loaded. */
  get current(): SearchIndex | null {
    return this.#isReady ? this.#index : null;
  }

  /** Reads later changes. @throws if the database is unavailable: the index stays as it was */
  async catchUp(): Promise<void> {
    this.#isCalledAgain = true;
    this.#following ??= this.#readAll().finally(() => {
      this.#following = null;
    });
    return this.#following;
  }

  async #readAll(): Promise<void> {
    while (this.#isCalledAgain) {
      this.#isCalledAgain = false;
      await this.#readOnce();
    }
  }

  async #readOnce(): Promise<void> {
    const pool = await this.#pool();
    const newest = await lastSearchVersion(pool);
    if (newest < this.#last) {
      // The database was restored: the index may contain later data.
      this.#index = newIndex();
      this.#isReady = false;
      this.#last = 0;
      this.#rankingVersion = 0;
    }
    const ranking = await readSearchRanking(pool, this.#rankingVersion);
    if (ranking !== null) {
      this.#index.setRanking(ranking.handles);
      this.#rankingVersion = ranking.version;
    }
    if (newest === this.#last) return;
    while (this.#last < newest) {
      const entries = await readSearchEntries(pool, this.#last, ENTRIES_AT_ONCE);
      for (const { kind, handle, entry } of entries) {
        if (entry === null) this.#index.remove({ kind, handle });
        else this.#index.put(entry);
      }
      this.#last = entries.at(-1)?.version ?? newest;
    }
    this.#isReady = true;
    this.#onChanged();
  }
}

/** The index of this process. A change makes earlier search results stale. */
export function liveSearchIndex(): LiveSearchIndex {
  return onePerProcess(
    'searchIndex',
    () =>
      new LiveSearchIndex(
        () => shopStore().ready(),
        () => tagClock().invalidate([SEARCH], monotonicNow()),
      ),
  );
}

/** Updates the index in the background. While this fails, searches use the previous index, or the platform. */
export function followSearchIndex(): void {
  liveSearchIndex()
    .catchUp()
    .catch((error: unknown) => log.error(`the search index cannot be read: ${error}`));
}

function newIndex(): SearchIndex {
  const { searchDictionary = NO_SEARCH_DICTIONARY, questions } = shopBrand();
  return new SearchIndex(
    searchLexicon(withQuestions(searchDictionary, questions)),
    ownPlaces({ ...legalFacts('ja').links, account: `${env().platformUrl}/account` }, questions),
  );
}
