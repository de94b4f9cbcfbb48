/** @jsxRuntime automatic */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { frameOf } from '../checkout/checkout-visit.ts';
import { sendNotice } from '../checkout/send-notice.tsx';
import { AccountPage } from '../checkout/views/AccountPage.tsx';
import { Layout } from '../checkout/views/Layout.tsx';
import { toLanguage, type WordKey } from '../checkout/words.ts';
import { emailKey } from '../db/repositories/discounts.ts';
import { findOrderByNumber } from '../db/repositories/orders.ts';
import type { Services } from '../graphql/context.ts';
import { readForm } from '../http/read-form.ts';
import type { Route } from '../http/route.ts';
import { sendPage } from '../http/send-page.ts';
import type { Order } from '../order/order.ts';
import { RateLimiter } from './rate-limiter.ts';

const WINDOW_MS = 10 * 60 * 1000;
const MOST_PER_VISITOR = 20;
const MOST_PER_EMAIL = 10;

const lookup = z.object({
  email: z.string().trim().min(3).max(254),
  number: z
    .string()
    .transform((typed) => typed.normalize('NFKC').replace(/[#\s]/g, ''))
    .pipe(z.string().regex(/^\d{1,12}$/))
    .transform(Number),
});

interface Shown {
  readonly status: number;
  readonly email: string;
  readonly number: string;
  readonly order: Order | null;
  readonly alert: WordKey | null;
}

/** `/account`: shows an order for e-mail and order number. Wrong mail and wrong number get the same answer. */
export function accountRoutes(services: Services): Route[] {
  const visitors = new RateLimiter(MOST_PER_VISITOR, WINDOW_MS);
  const emails = new RateLimiter(MOST_PER_EMAIL, WINDOW_MS);
  const path = /^\/account\/?$/;

  const post = async (request: IncomingMessage, response: ServerResponse) => {
    const { frame } = framed(services, request);
    const form = await readForm(request);
    if (typeof form === 'string') {
      sendNotice(response, services, frame, form === 'foreign' ? 'forbidden' : 'tooLarge');
      return;
    }
    const email = (form.get('email') ?? '').slice(0, 254);
    const number = (form.get('number') ?? '').slice(0, 40);
    const now = services.now();
    const visitor = request.socket.remoteAddress ?? '';
    if (!visitors.isAllowed(visitor, now) || !emails.isAllowed(emailKey(email), now)) {
      sendNotice(response, services, frame, 'tooMany');
      return;
    }
    const parsed = lookup.safeParse({ email, number });
    const order = parsed.success
      ? await findOrderByNumber(services.database, parsed.data.number, parsed.data.email)
      : null;
    if (order === null) {
      visitors.count(visitor, now);
      emails.count(emailKey(email), now);
    }
    const alert = order === null ? 'account.notFound' : null;
    send(services, request, response, { status: order === null ? 404 : 200, email, number, order, alert });
  };

  return [
    {
      method: 'GET',
      path,
      handle: async (request, response) =>
        send(services, request, response, { status: 200, email: '', number: '', order: null, alert: null }),
    },
    { method: 'POST', path, handle: post },
  ];
}

function send(services: Services, request: IncomingMessage, response: ServerResponse, shown: Shown): void {
  const { frame, language } = framed(services, request);
  const { status, ...page } = shown;
  sendPage(
    response,
    status,
    <Layout frame={frame} title={frame.words('page.account')}>
      <h1>{frame.words('page.account')}</h1>
      <AccountPage
        {...page}
        words={frame.words}
        language={language}
        action={`/account?locale=${language.toLowerCase()}`}
      />
    </Layout>,
    services.env.url,
  );
}

function framed(services: Services, request: IncomingMessage) {
  const language = toLanguage(new URL(request.url ?? '/', services.env.url).searchParams.get('locale'));
  const otherLanguageUrl = `/account?locale=${language === 'JA' ? 'en' : 'ja'}`;
  return {
    language,
    frame: frameOf(services, language, { shopUrl: services.env.shopUrl, otherLanguageUrl }),
  };
}
