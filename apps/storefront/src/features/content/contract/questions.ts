import type { BrandQuestion } from '@shop/rules/brand/brand';
import type { SearchDictionary } from '@shop/rules/brand/search-dictionary';
import { deliveryValues } from '#foundation/brand/delivery-rules.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { QUESTIONS_PATH, questionPath } from '#foundation/routing/question-path.ts';

/** A question as a page says it. */
export interface Question {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Address in Japanese of the page that says more. */
  readonly more: string | null;
}

/** The brand's questions in a language, with its own days of delivery; none where it has none (PAGE-05). */
export function questionsOf(locale: Locale): readonly Question[] {
  const facts = deliveryValues();
  return (shopBrand().questions ?? []).map(({ id, question, answer, more }) => ({
    id,
    name: question[locale],
    text: answer[locale].replace(/\{(\w+)\}/g, (slot, name: string) => facts[name] ?? slot),
    more: more ?? null,
  }));
}

/** The dictionary of the search, which knows what the brand's questions answer beside its own pages (SEARCH-06). */
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
