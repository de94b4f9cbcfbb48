import { languageOf, otherLanguageAddress, otherLanguageMark } from '#foundation/routing/other-language.ts';
import { isHtml, type RecordedAnswer } from './record-answer';

/**
 * A page with its own address in the other language where its links to it stand (HEAD-01): pages are drawn without knowing the
 * address they are asked for by, and are kept by it.
 */
export function withOtherLanguage(answer: RecordedAnswer, address: string): RecordedAnswer {
  if (!isHtml(answer)) return answer;
  const mark = otherLanguageMark(languageOf(address));
  if (!answer.body.includes(mark)) return answer;
  const other = otherLanguageAddress(address);
  return { ...answer, body: Buffer.from(answer.body.toString('utf8').replaceAll(mark, () => other)) };
}
