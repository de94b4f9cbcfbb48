import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/routing/other-language.ts';
import { pageRequest } from './page-request';
import { type RecordedAnswer, type Render, recordAnswer } from './record-answer';

/** Pages that stand in for an answer that went wrong. */
export type EmptyState = 'missing' | 'refused' | 'unreachable' | 'failed';

/** Renders one of the shop's error pages (cached by Next like any other) and gives it the status it stands for. */
export async function readErrorPage(
  render: Render,
  name: EmptyState,
  status: number,
  /** Address that was asked for; its language is the page's. */
  address: string,
): Promise<RecordedAnswer | undefined> {
  const { request, response } = pageRequest(localePath(languageAsked(address), `/error-pages/${name}`));
  const answer = await recordAnswer(render, request, response);
  return answer.status === 200 ? { ...answer, status } : undefined;
}

/** The language that an address asks in; Next compares without case. */
export function languageAsked(address: string): Locale {
  return languageOf(address.toLowerCase());
}
