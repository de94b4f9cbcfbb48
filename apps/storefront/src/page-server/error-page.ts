import { pageRequest } from './page-request';
import { type RecordedAnswer, type Render, recordAnswer } from './record-answer';

/** Pages that stand in for an answer that went wrong. */
export type EmptyState = 'missing' | 'refused' | 'unreachable' | 'failed';

/** Renders one of the shop's error pages (cached by Next like any other) and gives it the status it stands for. */
export async function readErrorPage(
  render: Render,
  name: EmptyState,
  status: number,
  /** Address that was asked for; an English one gets the English page. */
  address: string,
): Promise<RecordedAnswer | undefined> {
  const { request, response } = pageRequest(`${isEnglish(address) ? '/en' : ''}/error-pages/${name}`);
  const answer = await recordAnswer(render, request, response);
  return answer.status === 200 ? { ...answer, status } : undefined;
}

/** Whether an address asks in English; Next compares without case. */
export function isEnglish(address: string): boolean {
  return /^\/en(?=[/?]|$)/i.test(address);
}
