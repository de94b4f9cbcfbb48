import { isHtml, type RecordedAnswer } from './record-answer';
import type { SecurityHeaders } from './security-headers';

/** What closes an answer (SEC-01): a page by what stands in it. */
export function closingHeaders(
  security: SecurityHeaders,
  answer: RecordedAnswer,
): Readonly<Record<string, string>> {
  return isHtml(answer) ? security.ofPage(answer.body.toString('utf8')) : security.ofAnswers;
}
