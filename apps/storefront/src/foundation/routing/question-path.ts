/** The page of questions and answers (PAGE-05). */
export const QUESTIONS_PATH = '/faq';

/** Where a question is found, in Japanese. */
export function questionPath(id: string): string {
  return `${QUESTIONS_PATH}#${id}`;
}
