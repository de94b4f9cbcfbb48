import { DATA_TYPE, withFewHints } from '@shop/page-server/next-internals/answers';
import type { RecordedAnswer } from './record-answer';

/** The data of a page, which a browser asks for on intent, brings its sheets along, and no pictures. */
export function withOwnHints(answer: RecordedAnswer): RecordedAnswer {
  const isData = String(answer.headers['content-type']).startsWith(DATA_TYPE);
  return isData ? { ...answer, body: withFewHints(answer.body) } : answer;
}
