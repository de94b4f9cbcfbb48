/** @jsxRuntime automatic */

import type { ServerResponse } from 'node:http';
import { localeOfPlatform } from '@shop/rules/language';
import type { Services } from '../graphql/context.ts';
import { sendPage } from '../http/send-page.ts';
import { type Frame, Layout } from './views/Layout.tsx';
import { NoticePage } from './views/NoticePage.tsx';
import type { WordKey } from './words.ts';

export type Notice =
  | 'empty'
  | 'gone'
  | 'orderGone'
  | 'addressGone'
  | 'forbidden'
  | 'tooLarge'
  | 'failed'
  | 'tooMany';

interface Said {
  readonly status: number;
  readonly title: WordKey;
  readonly lead: WordKey;
  /** label of a link to the account; other notices link to the shop */
  readonly toAccount?: WordKey;
}

const NOTICES: Readonly<Record<Notice, Said>> = {
  empty: { status: 200, title: 'notice.emptyTitle', lead: 'notice.emptyLead' },
  gone: { status: 404, title: 'notice.goneTitle', lead: 'notice.goneLead' },
  orderGone: {
    status: 404,
    title: 'notice.orderGoneTitle',
    lead: 'notice.orderGoneLead',
    toAccount: 'thanks.lookup',
  },
  addressGone: {
    status: 404,
    title: 'notice.addressGoneTitle',
    lead: 'notice.addressGoneLead',
    toAccount: 'account.back',
  },
  forbidden: { status: 403, title: 'notice.forbiddenTitle', lead: 'error.forbidden' },
  tooLarge: { status: 413, title: 'notice.tooLargeTitle', lead: 'error.forbidden' },
  failed: { status: 503, title: 'notice.failedTitle', lead: 'notice.failedLead' },
  tooMany: { status: 429, title: 'notice.tooManyTitle', lead: 'notice.tooManyLead' },
};

/** Sends a notice page with one message and one link. */
export function sendNotice(
  response: ServerResponse,
  { env }: Pick<Services, 'env'>,
  frame: Frame,
  notice: Notice,
): void {
  const { status, title, lead, toAccount } = NOTICES[notice];
  sendPage(
    response,
    status,
    <Layout frame={frame} title={frame.words(title)}>
      <h1>{frame.words(title)}</h1>
      <NoticePage
        words={frame.words}
        lead={lead}
        href={toAccount === undefined ? frame.shopUrl : `/account?locale=${localeOfPlatform(frame.language)}`}
        action={toAccount ?? 'thanks.continue'}
      />
    </Layout>,
    env.url,
  );
}
