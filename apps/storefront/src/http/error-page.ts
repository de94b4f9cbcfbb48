import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = `${/^\/en(?=[/?]|$)/i.test(address) ? '/en' : ''}/error-pages/${name}`;
  request.headers = { host: 'localhost' };
  const response = new ServerResponse(request);
  const answer = await recordAnswer(render, request, response);
  return answer.status === 200 ? { ...answer, status } : undefined;
}
