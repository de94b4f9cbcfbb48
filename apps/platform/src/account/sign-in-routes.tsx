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
import { type AccountVisit, accountFormRoute, accountRoute, sendAccountPage } from './account-visit.tsx';
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
    accountRoute(services, LOGIN, (visit) => showSignIn(visit, { status: 200 })),
    accountFormRoute(services, LOGIN, postSignIn),
    accountRoute(services, REGISTER, (visit) => showRegister(visit, { status: 200 })),
    accountFormRoute(services, REGISTER, postRegister),
    accountRoute(services, RECOVER, (visit) =>
      showRecover(visit, { status: 200, values: { email: visit.customer?.email ?? '' } }),
    ),
    accountFormRoute(services, RECOVER, postRecover),
    accountRoute(services, LINK, openLink),
    accountFormRoute(services, LINK, postPassword),
    accountFormRoute(services, /^\/account\/logout$/, async (visit) => {
      const token = sessionToken(visit.request);
      if (token !== null) await deleteToken(services.database, token, services.now());
      setSession(visit.response, null, services.env.url);
      redirect(visit.response, visit.hrefOf(''));
    }),
  ];
}

function showSignIn(visit: AccountVisit, { status, ...typed }: Typed): void {
  const { words, hrefOf } = visit;
  sendAccountPage(
    visit,
    status,
    'account.signIn',
    <AccountForm
      words={words}
      action={leadingBack(visit, '/login')}
      kinds={['email', 'password']}
      button="account.signIn"
      {...typed}
    >
      <AccountLinks
        words={words}
        links={[
          { href: leadingBack(visit, '/register'), label: 'account.register' },
          { href: hrefOf('/recover'), label: 'account.recover' },
          { href: hrefOf(''), label: 'account.lookup' },
        ]}
      />
    </AccountForm>,
  );
}

async function postSignIn(visit: AccountVisit, form: URLSearchParams): Promise<void> {
  const { services, visitor } = visit;
  const values = typedIn(form);
  const { signIns, visitors } = customerLimitsOf(services.database);
  const [key, now] = [emailKey(values.email), services.now()];
  if (!signIns.isAllowed(key, now) || !visitors.isAllowed(visitor, now)) {
    sendNotice(visit.response, services, visit.frame, 'tooMany');
    return;
  }
  const outcome = await signIn(services, values.email, values.password);
  if ('problems' in outcome) {
    signIns.count(key, now);
    visitors.count(visitor, now);
    showSignIn(visit, { status: 422, values, errors: problemWords(outcome.problems) });
    return;
  }
  setSession(visit.response, outcome.done, services.env.url);
  redirect(visit.response, visit.back ?? visit.hrefOf(''));
}

/** Address of an account page that keeps the return address of the visitor. */
function leadingBack({ hrefOf, back }: AccountVisit, page: string): string {
  return back === null ? hrefOf(page) : `${hrefOf(page)}&${new URLSearchParams({ back })}`;
}

function showRegister(visit: AccountVisit, { status, ...typed }: Typed): void {
  const { words } = visit;
  sendAccountPage(
    visit,
    status,
    'account.register',
    <AccountForm
      words={words}
      action={leadingBack(visit, '/register')}
      kinds={['email', 'newPassword', 'lastName', 'firstName']}
      button="account.register"
      {...typed}
    >
      <AccountLinks words={words} links={[{ href: leadingBack(visit, '/login'), label: 'account.signIn' }]} />
    </AccountForm>,
  );
}

async function postRegister(visit: AccountVisit, form: URLSearchParams): Promise<void> {
  const { services, visitor, language } = visit;
  const { creations } = customerLimitsOf(services.database);
  if (!creations.isAllowed(visitor, services.now())) {
    sendNotice(visit.response, services, visit.frame, 'tooMany');
    return;
  }
  creations.count(visitor, services.now());
  const values = typedIn(form);
  const outcome = await register(services, values, language);
  if ('done' in outcome) {
    const opened = await signIn(services, values.email, values.password);
    if ('done' in opened) setSession(visit.response, opened.done, services.env.url);
    redirect(visit.response, visit.back ?? visit.hrefOf(''));
  } else if (outcome.problems.some(({ code }) => code === 'CUSTOMER_DISABLED')) {
    showMailSent(visit);
  } else {
    showRegister(visit, { status: 422, values, errors: problemWords(outcome.problems) });
  }
}

function showRecover(visit: AccountVisit, { status, ...typed }: Typed): void {
  sendAccountPage(
    visit,
    status,
    'account.recover',
    <AccountForm
      words={visit.words}
      action={visit.hrefOf('/recover')}
      kinds={['email']}
      button="account.sendLink"
      lead="account.recoverLead"
      {...typed}
    />,
  );
}

/** The response is the same whether the account exists or not. */
async function postRecover(visit: AccountVisit, form: URLSearchParams): Promise<void> {
  const { services, visitor, language } = visit;
  const { email } = typedIn(form);
  const { recoveries, visitors } = customerLimitsOf(services.database);
  const [key, now] = [emailKey(email), services.now()];
  if (!recoveries.isAllowed(key, now) || !visitors.isAllowed(visitor, now)) {
    sendNotice(visit.response, services, visit.frame, 'tooMany');
    return;
  }
  recoveries.count(key, now);
  visitors.count(visitor, now);
  await recover(services, email, language);
  showMailSent(visit);
}

function showMailSent(visit: AccountVisit): void {
  const way = { href: visit.hrefOf('/login'), action: 'account.signIn' } as const;
  sendAccountPage(
    visit,
    200,
    'account.mailSentTitle',
    <NoticePage words={visit.words} lead="account.mailSent" {...way} />,
  );
}

/** Opens the link of a mail and shows its form if the link is still valid. */
async function openLink(visit: AccountVisit): Promise<void> {
  const link = linkOf(visit);
  if (link !== null && (await isLiveLink(visit.services, link))) showPassword(visit, { status: 200 });
  else showLinkGone(visit);
}

function linkOf({ request, services }: AccountVisit): CustomerLink | null {
  return parseCustomerLink(new URL(request.url ?? '/', services.env.url).pathname);
}

function showLinkGone(visit: AccountVisit): void {
  const { words, hrefOf } = visit;
  const way = { href: hrefOf('/recover'), action: 'account.newLink' } as const;
  sendAccountPage(
    visit,
    404,
    'account.linkGoneTitle',
    <>
      <NoticePage words={words} lead="account.linkGone" {...way} />
      <AccountLinks words={words} links={[{ href: hrefOf('/login'), label: 'account.signIn' }]} />
    </>,
  );
}

function showPassword(visit: AccountVisit, { status, errors }: Typed): void {
  const { pathname } = new URL(visit.request.url ?? '/', visit.services.env.url);
  sendAccountPage(
    visit,
    status,
    'account.newPassword',
    <AccountForm
      words={visit.words}
      action={`${pathname}?locale=${visit.language.toLowerCase()}`}
      kinds={['newPassword']}
      button="account.save"
      {...(errors !== undefined && { errors })}
    />,
  );
}

async function postPassword(visit: AccountVisit, form: URLSearchParams): Promise<void> {
  const { services } = visit;
  const { password } = typedIn(form);
  const link = linkOf(visit);
  if (link === null || !(await isLiveLink(services, link))) {
    showLinkGone(visit);
    return;
  }
  const outcome = await setPassword(services, link.kind, link.id, { token: link.token, password }, ['token']);
  if ('problems' in outcome) {
    showPassword(visit, { status: 422, errors: problemWords(outcome.problems) });
    return;
  }
  setSession(visit.response, outcome.done.token, services.env.url);
  redirect(visit.response, visit.hrefOf(''));
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
