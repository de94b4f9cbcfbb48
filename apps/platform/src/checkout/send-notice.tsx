/** @jsxRuntime automatic */
import type { ServerResponse } from 'node:http';
import type { Services } from '../graphql/context.ts';
import { sendPage } from '../http/send-page.ts';
import { type Frame, Layout } from './views/Layout.tsx';
import { NoticePage } from './views/NoticePage.tsx';
import type { WordKey } from './words.ts';

export type Notice = 'empty' | 'gone' | 'forbidden' | 'tooLarge' | 'failed' | 'tooMany';

const NOTICES: Readonly<Record<Notice, { status: number; title: WordKey; lead: WordKey }>> = {
  empty: { status: 200, title: 'notice.emptyTitle', lead: 'notice.emptyLead' },
  gone: { status: 404, title: 'notice.goneTitle', lead: 'notice.goneLead' },
  forbidden: { status: 403, title: 'notice.forbiddenTitle', lead: 'error.forbidden' },
  tooLarge: { status: 413, title: 'notice.tooLargeTitle', lead: 'error.forbidden' },
  failed: { status: 503, title: 'notice.failedTitle', lead: 'notice.failedLead' },
  tooMany: { status: 429, title: 'notice.tooManyTitle', lead: 'notice.tooManyLead' },
};

/** Sends a page that says one thing and leads back to the shop. */
export function sendNotice(
  response: ServerResponse,
  { env }: Pick<Services, 'env'>,
  frame: Frame,
  notice: Notice,
): void {
  const { status, title, lead } = NOTICES[notice];
  sendPage(
    response,
    status,
    <Layout frame={frame} title={frame.words(title)}>
      <h1>{frame.words(title)}</h1>
      <NoticePage words={frame.words} lead={lead} href={frame.shopUrl} action="thanks.continue" />
    </Layout>,
    env.url,
  );
}
