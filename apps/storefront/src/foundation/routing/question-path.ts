/** The FAQ page (PAGE-05). */
export const QUESTIONS_PATH = '/faq';

/** The path of a question, in Japanese. */
export function questionPath(id: string): string {
  return `${QUESTIONS_PATH}#${id}`;
}
