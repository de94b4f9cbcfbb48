import { PAGE_ADDRESSES } from '@shop/brands/page-addresses';
import type { BrandQuestion } from '@shop/rules/brand/brand';
import type { SearchDictionary } from '@shop/rules/brand/search-dictionary';
import { inLanguage, type Locale } from '@shop/rules/language';
import { deliveryValues } from '#foundation/brand/delivery-rules.ts';
import { hasCollection, hasPage, hasPolicy, shopBrand } from '#foundation/brand/shop-brand.ts';
import { isPolicy, POLICIES } from '#foundation/routing/content-pages.ts';
import { QUESTIONS_PATH, questionPath } from '#foundation/routing/question-path.ts';
import { COLUMNS_PATH } from './column-pages';

/** A question as shown on a page. */
export interface Question {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Japanese address of a page with details. */
  readonly more: string | null;
  /** Heading above it and the following questions; null within a topic. */
  readonly topic: string | null;
}

/** The brand's questions in a language, with the brand's delivery days; empty without any (PAGE-05). */
export function questionsOf(locale: Locale): readonly Question[] {
  const facts = deliveryValues();
  return (shopBrand().questions ?? []).map(({ id, topic, question, answer, more }) => ({
    id,
    name: inLanguage(question, locale),
    text: inLanguage(answer, locale).replace(/\{(\w+)\}/g, (slot, name: string) => facts[name] ?? slot),
    more: more ?? null,
    topic: topic === undefined ? null : inLanguage(topic, locale),
  }));
}

/**
 * The questions, without links to what the store does not have (BRAND-02).
 * @param columns handles of the store's columns
 */
export function withLivingLinks(
  questions: readonly Question[],
  columns: readonly string[],
  locale: Locale,
): readonly Question[] {
  return questions.map((question) => ({
    ...question,
    more: question.more !== null && isLivingPath(question.more, columns, locale) ? question.more : null,
  }));
}

/** A part of the page's questions. */
export interface QuestionTopic {
  /** '' without a heading. */
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions by topic, in their order. */
export function byTopic(questions: readonly Question[]): readonly QuestionTopic[] {
  const topics: { title: string; questions: Question[] }[] = [];
  for (const question of questions) {
    const open = topics.at(-1);
    if (open === undefined || question.topic !== null)
      topics.push({ title: question.topic ?? '', questions: [question] });
    else open.questions.push(question);
  }
  return topics;
}

/** The search dictionary with the brand's questions besides its pages (SEARCH-06). */
export function withQuestions(
  dictionary: SearchDictionary,
  questions: readonly BrandQuestion[] = [],
): SearchDictionary {
  if (questions.length === 0) return dictionary;
  const pages = questions.map(({ id, asked }) => ({
    path: questionPath(id),
    words: [],
    troubles: [...asked],
  }));
  const all = { path: QUESTIONS_PATH, words: ['よくある質問', '質問', 'FAQ', 'questions'] };
  return { ...dictionary, pages: [...dictionary.pages, ...pages, all] };
}

/**
 * Whether the store has what a path of its brand's data leads to (BRAND-02): a text page, policy, column or list. Other paths are the
 * code's own, and a store that has not answered yet is assumed to have its brand's pages.
 * @param path in Japanese
 * @param columns handles of the store's columns
 */
export function isLivingPath(path: string, columns: readonly string[], locale: Locale): boolean {
  const [folder, handle = ''] = path.split(/\/(?=[^/]*$)/);
  if (folder === COLUMNS_PATH) return columns.includes(handle);
  if (folder === '/collections') return hasCollection(handle);
  if (isPolicy(handle) && POLICIES[handle] === path) return hasPolicy(handle, locale);
  const page =
    folder === '/pages' ? handle : Object.keys(PAGE_ADDRESSES).find((own) => PAGE_ADDRESSES[own] === path);
  return page === undefined || hasPage(page);
}
