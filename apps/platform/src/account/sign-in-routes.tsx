/** @jsxRuntime automatic */
import { sendNotice } from '../checkout/send-notice.tsx';
import { AccountForm, AccountLinks } from '../checkout/views/AccountForm.tsx';
import { NoticePage } from '../checkout/views/NoticePage.tsx';
import type { WordKey } from '../checkout/words.ts';
import { isLiveLink, recover, register, setPassword, signIn } from '../customer/accounts.ts';
import { customerLimitsOf } from '../customer/customer-limits.ts';
import { type CustomerLink, parseCustomerLink } from '../customer/customer-mail.ts';
import { deleteToken } from '../db/repositories/customer-tokens.ts';
import { emailKey } from '../db/repositories/discounts.ts';
import type { Services } from '../graphql/context.ts';
import type { Route } from '../http/route.ts';
import { redirect } from '../http/send-page.ts';
import { type AccountContext, accountFormRoute, accountRoute, sendAccountPage } from './account-context.tsx';
import { problemWords } from './problem-words.ts';
import { sessionToken, setSession } from './session.ts';

interface Typed {
  readonly status: number;
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, WordKey>>;
}

const LOGIN = /^\/account\/login\/?$/;
const REGISTER = /^\/account\/register\/?$/;
const RECOVER = /^\/account\/recover\/?$/;
const LINK = /^\/account\/(?:reset|activate)(?:\/.*)?$/;
const MAX_TYPED = 500;

/** Routes for signing in, registering, links in mails, and signing out. */
export function signInRoutes(services: Services): Route[] {
  return [
    accountRoute(services, LOGIN, (context) => showSignIn(context, { status: 200 })),
    accountFormRoute(services, LOGIN, postSignIn),
    accountRoute(services, REGISTER, (context) => showRegister(context, { status: 200 })),
    accountFormRoute(services, REGISTER, postRegister),
    accountRoute(services, RECOVER, (context) =>
      showRecover(context, { status: 200, values: { email: context.customer?.email ?? '' } }),
    ),
    accountFormRoute(services, RECOVER, postRecover),
    accountRoute(services, LINK, openLink),
    accountFormRoute(services, LINK, postPassword),
    accountFormRoute(services, /^\/account\/logout$/, async (context) => {
      const token = sessionToken(context.request);
      if (token !== null) await deleteToken(services.database, token, services.now());
      setSession(context.response, null, services.env.url);
      redirect(context.response, context.hrefOf(''));
    }),
  ];
}

function showSignIn(context: AccountContext, { status, ...typed }: Typed): void {
  const { words, hrefOf } = context;
  sendAccountPage(
    context,
    status,
    'account.signIn',
    <AccountForm
      words={words}
      action={leadingBack(context, '/login')}
      kinds={['email', 'password']}
      button="account.signIn"
      {...typed}
    >
      <AccountLinks
        words={words}
        links={[
          { href: leadingBack(context, '/register'), label: 'account.register' },
          { href: hrefOf('/recover'), label: 'account.recover' },
          { href: hrefOf(''), label: 'account.lookup' },
        ]}
      />
    </AccountForm>,
  );
}

async function postSignIn(context: AccountContext, form: URLSearchParams): Promise<void> {
  const { services, visitor } = context;
  const values = typedIn(form);
  const { signIns, visitors } = customerLimitsOf(services.database);
  const [key, now] = [emailKey(values.email), services.now()];
  if (!signIns.isAllowed(key, now) || !visitors.isAllowed(visitor, now)) {
    sendNotice(context.response, services, context.frame, 'tooMany');
    return;
  }
  const outcome = await signIn(services, values.email, values.password);
  if ('problems' in outcome) {
    signIns.count(key, now);
    visitors.count(visitor, now);
    showSignIn(context, { status: 422, values, errors: problemWords(outcome.problems) });
    return;
  }
  setSession(context.response, outcome.done, services.env.url);
  redirect(context.response, context.back ?? context.hrefOf(''));
}

/** Address of an account page that keeps the return address of the visitor. */
function leadingBack({ hrefOf, back }: AccountContext, page: string): string {
  return back === null ? hrefOf(page) : `${hrefOf(page)}&${new URLSearchParams({ back })}`;
}

function showRegister(context: AccountContext, { status, ...typed }: Typed): void {
  const { words } = context;
  sendAccountPage(
    context,
    status,
    'account.register',
    <AccountForm
      words={words}
      action={leadingBack(context, '/register')}
      kinds={['email', 'newPassword', 'lastName', 'firstName']}
      button="account.register"
      {...typed}
    >
      <AccountLinks
        words={words}
        links={[{ href: leadingBack(context, '/login'), label: 'account.signIn' }]}
      />
    </AccountForm>,
  );
}

async function postRegister(context: AccountContext, form: URLSearchParams): Promise<void> {
  const { services, visitor, language } = context;
  const { creations } = customerLimitsOf(services.database);
  if (!creations.isAllowed(visitor, services.now())) {
    sendNotice(context.response, services, context.frame, 'tooMany');
    return;
  }
  creations.count(visitor, services.now());
  const values = typedIn(form);
  const outcome = await register(services, values, language);
  if ('done' in outcome) {
    const opened = await signIn(services, values.email, values.password);
    if ('done' in opened) setSession(context.response, opened.done, services.env.url);
    redirect(context.response, context.back ?? context.hrefOf(''));
  } else if (outcome.problems.some(({ code }) => code === 'CUSTOMER_DISABLED')) {
    showMailSent(context);
  } else {
    showRegister(context, { status: 422, values, errors: problemWords(outcome.problems) });
  }
}

function showRecover(context: AccountContext, { status, ...typed }: Typed): void {
  sendAccountPage(
    context,
    status,
    'account.recover',
    <AccountForm
      words={context.words}
      action={context.hrefOf('/recover')}
      kinds={['email']}
      button="account.sendLink"
      lead="account.recoverLead"
      {...typed}
    />,
  );
}

/** The response is the same whether the account exists or not. */
async function postRecover(context: AccountContext, form: URLSearchParams): Promise<void> {
  const { services, visitor, language } = context;
  const { email } = typedIn(form);
  const { recoveries, visitors } = customerLimitsOf(services.database);
  const [key, now] = [emailKey(email), services.now()];
  if (!recoveries.isAllowed(key, now) || !visitors.isAllowed(visitor, now)) {
    sendNotice(context.response, services, context.frame, 'tooMany');
    return;
  }
  recoveries.count(key, now);
  visitors.count(visitor, now);
  await recover(services, email, language);
  showMailSent(context);
}

function showMailSent(context: AccountContext): void {
  const way = { href: context.hrefOf('/login'), action: 'account.signIn' } as const;
  sendAccountPage(
    context,
    200,
    'account.mailSentTitle',
    <NoticePage words={context.words} lead="account.mailSent" {...way} />,
  );
}

/** Opens the link of a mail and shows its form if the link is still valid. */
async function openLink(context: AccountContext): Promise<void> {
  const link = linkOf(context);
  if (link !== null && (await isLiveLink(context.services, link))) showPassword(context, { status: 200 });
  else showLinkGone(context);
}

function linkOf({ request, services }: AccountContext): CustomerLink | null {
  return parseCustomerLink(new URL(request.url ?? '/', services.env.url).pathname);
}

function showLinkGone(context: AccountContext): void {
  const { words, hrefOf } = context;
  const way = { href: hrefOf('/recover'), action: 'account.newLink' } as const;
  sendAccountPage(
    context,
    404,
    'account.linkGoneTitle',
    <>
      <NoticePage words={words} lead="account.linkGone" {...way} />
      <AccountLinks words={words} links={[{ href: hrefOf('/login'), label: 'account.signIn' }]} />
    </>,
  );
}

function showPassword(context: AccountContext, { status, errors }: Typed): void {
  const { pathname } = new URL(context.request.url ?? '/', context.services.env.url);
  sendAccountPage(
    context,
    status,
    'account.newPassword',
    <AccountForm
      words={context.words}
      action={`${pathname}?locale=${context.language.toLowerCase()}`}
      kinds={['newPassword']}
      button="account.save"
      {...(errors !== undefined && { errors })}
    />,
  );
}

async function postPassword(context: AccountContext, form: URLSearchParams): Promise<void> {
  const { services } = context;
  const { password } = typedIn(form);
  const link = linkOf(context);
  if (link === null || !(await isLiveLink(services, link))) {
    showLinkGone(context);
    return;
  }
  const outcome = await setPassword(services, link.kind, link.id, { token: link.token, password }, ['token']);
  if ('problems' in outcome) {
    showPassword(context, { status: 422, errors: problemWords(outcome.problems) });
    return;
  }
  setSession(context.response, outcome.done.token, services.env.url);
  redirect(context.response, context.hrefOf(''));
}

function typedIn(form: URLSearchParams) {
  const typed = (name: string) => (form.get(name) ?? '').slice(0, MAX_TYPED);
  return {
    email: typed('email').trim(),
    password: typed('password'),
    lastName: typed('lastName'),
    firstName: typed('firstName'),
  };
}
