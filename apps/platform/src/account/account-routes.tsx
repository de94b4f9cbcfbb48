/** @jsxRuntime automatic */

import { compactCode } from '@shop/rules/typed-text';
import { z } from 'zod';
import { sendNotice } from '../checkout/send-notice.tsx';
import { AccountStart } from '../checkout/views/AccountForm.tsx';
import { AccountPage } from '../checkout/views/AccountPage.tsx';
import type { WordKey } from '../checkout/words.ts';
import { emailKey } from '../db/repositories/discounts.ts';
import { findOrderByNumber } from '../db/repositories/orders.ts';
import { deliveryRules } from '../delivery/delivery-rules.ts';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import type { Order } from '../order/order.ts';
import { type AccountContext, accountFormRoute, accountRoute, sendAccountPage } from './account-context.tsx';
import { customerRoutes, showCustomer } from './customer-routes.tsx';
import { RateLimiter } from './rate-limiter.ts';
import { signInRoutes } from './sign-in-routes.tsx';

const WINDOW_MS = 10 * 60 * 1000;
const MAX_PER_VISITOR = 20;
const MAX_PER_EMAIL = 10;

const lookup = z.object({
  email: z.string().trim().min(3).max(254),
  number: z
    .string()
    .transform((typed) => compactCode(typed).replace('#', ''))
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

/**
 * Routes of the account. `/account` shows the signed-in customer's account. Other visitors get the sign-in options and the order lookup by
 * e-mail and order number. A wrong e-mail and a wrong number get the same answer.
 */
export function accountRoutes(services: Services): Route[] {
  const visitors = new RateLimiter(MAX_PER_VISITOR, WINDOW_MS);
  const emails = new RateLimiter(MAX_PER_EMAIL, WINDOW_MS);
  const path = /^\/account\/?$/;

  const post = async (context: AccountContext, form: URLSearchParams) => {
    const email = (form.get('email') ?? '').slice(0, 254);
    const number = (form.get('number') ?? '').slice(0, 40);
    const now = services.now();
    const { visitor } = context;
    if (!visitors.isAllowed(visitor, now) || !emails.isAllowed(emailKey(email), now)) {
      sendNotice(context.response, services, context.frame, 'tooMany');
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
    send(context, { status: order === null ? 404 : 200, email, number, order, alert });
  };

  return [
    accountRoute(services, path, async (context) => {
      if (context.customer !== null) await showCustomer(context, context.customer);
      else send(context, { status: 200, email: '', number: '', order: null, alert: null });
    }),
    accountFormRoute(services, path, post),
    ...signInRoutes(services),
    ...customerRoutes(services),
  ];
}

function send(context: AccountContext, { status, ...page }: Shown): void {
  const { words, language, hrefOf } = context;
  sendAccountPage(
    context,
    status,
    'page.account',
    <>
      {page.order === null ? (
        <AccountStart words={words} signInHref={hrefOf('/login')} registerHref={hrefOf('/register')} />
      ) : null}
      <AccountPage
        {...page}
        words={words}
        language={language}
        action={hrefOf('')}
        fees={deliveryRules(context.services.catalogue).fees}
      />
    </>,
  );
}
