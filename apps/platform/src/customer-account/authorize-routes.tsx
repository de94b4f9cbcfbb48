/** @jsxRuntime automatic */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemWords } from '../account/problem-words.ts';
import { sessionToken, setSession } from '../account/session.ts';
import { frameOf } from '../checkout/checkout-context.ts';
import { pageLanguage } from '../checkout/page-language.ts';
import { sendNotice } from '../checkout/send-notice.tsx';
import { AccountForm, AccountLinks } from '../checkout/views/AccountForm.tsx';
import { Layout } from '../checkout/views/Layout.tsx';
import { languageLinks, type WordKey } from '../checkout/words.ts';
import { signIn } from '../customer/accounts.ts';
import type { Customer } from '../customer/customer.ts';
import { customerLimitsOf } from '../customer/customer-limits.ts';
import { endSession, issueGrant } from '../db/repositories/account-grants.ts';
import { deleteToken, findTokenOwner } from '../db/repositories/customer-tokens.ts';
import { emailKey } from '../db/repositories/discounts.ts';
import type { Services } from '../graphql/context.ts';
import { readForm } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { redirect, sendPage } from '../http/send-page.ts';
import { isAllowedOrigin } from './account-addresses.ts';
import { type Authorization, type AuthorizationRefusal, readAuthorization } from './authorization.ts';
import { readIdToken } from './id-token.ts';

const AUTHORIZE = /^\/authentication\/oauth\/authorize$/;
const AREA = 'authentication';
const MAX_TYPED = 500;

/** Authorization and sign-out routes for applications. A signed-in customer is redirected with a code at once. */
export function authorizeRoutes(services: Services): Route[] {
  const { env, database, now } = services;
  return [
    {
      method: 'GET',
      path: AUTHORIZE,
      async handle(request, response) {
        const authorization = readAuthorization(env, queryOf(request));
        if ('error' in authorization) {
          refuse(response, authorization);
          return;
        }
        const customer = await signedInHere(services, request);
        if (customer !== null) await sendCode(services, response, authorization, customer);
        else if (authorization.isSilent) {
          const { redirectUri, state } = authorization;
          refuse(response, {
            redirectUri,
            state,
            error: 'login_required',
            description: 'Not signed in',
          });
        } else showSignIn(services, request, response, authorization, { status: 200 });
      },
    },
    {
      method: 'POST',
      path: AUTHORIZE,
      async handle(request, response) {
        const form = await readForm(request);
        const authorization = readAuthorization(env, queryOf(request));
        if ('error' in authorization) refuse(response, authorization);
        else if (typeof form === 'string') {
          const { frame } = framed(services, request);
          sendNotice(response, services, frame, form === 'foreign' ? 'forbidden' : 'tooLarge');
        } else await postSignIn(services, request, response, authorization, form);
      },
    },
    {
      method: 'GET',
      path: /^\/authentication\/logout$/,
      async handle(request, response) {
        const query = queryOf(request);
        const said = await readIdToken(database, (query.get('id_token_hint') ?? '').slice(0, 4_000));
        if (said === null || said.aud !== env.accountClientId) {
          sendJson(response, 400, {
            error: 'invalid_request',
            error_description: 'id_token_hint is missing or wrong',
          });
          return;
        }
        const back =
          query.get('post_logout_redirect_uri') ?? new URL(env.accountRedirects[0] ?? env.shopUrl).origin;
        if (!URL.canParse(back) || !isAllowedOrigin(env, new URL(back).origin)) {
          const error_description = 'post_logout_redirect_uri is not of a known application';
          sendJson(response, 400, { error: 'invalid_request', error_description });
          return;
        }
        await endSession(database, said.sid);
        const token = sessionToken(request, AREA);
        if (token !== null) await deleteToken(database, token, now());
        setSession(response, null, env.url, AREA);
        redirect(response, back);
      },
    },
  ];
}

async function postSignIn(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  authorization: Authorization,
  form: URLSearchParams,
): Promise<void> {
  const { database, env, now } = services;
  const email = (form.get('email') ?? '').slice(0, MAX_TYPED).trim();
  const visitor = request.socket.remoteAddress ?? '';
  const { signIns, visitors } = customerLimitsOf(database);
  if (!signIns.isAllowed(emailKey(email), now()) || !visitors.isAllowed(visitor, now())) {
    sendNotice(response, services, framed(services, request).frame, 'tooMany');
    return;
  }
  const outcome = await signIn(services, email, (form.get('password') ?? '').slice(0, MAX_TYPED));
  const customer =
    'done' in outcome ? await findTokenOwner(database, 'access', outcome.done.token, now()) : null;
  if ('problems' in outcome || customer === null) {
    signIns.count(emailKey(email), now());
    visitors.count(visitor, now());
    const errors = 'problems' in outcome ? problemWords(outcome.problems) : {};
    showSignIn(services, request, response, authorization, { status: 422, email, errors });
    return;
  }
  setSession(response, outcome.done, env.url, AREA);
  await sendCode(services, response, authorization, customer);
}

/** Redirects with a code, which only the requesting application can exchange for tokens. */
async function sendCode(
  { database, env, now }: Services,
  response: ServerResponse,
  { redirectUri, state, nonce, challenge, scope }: Authorization,
  customer: Customer,
): Promise<void> {
  const facts = {
    clientId: env.accountClientId,
    scope,
    redirectUri,
    challenge,
    ...(nonce !== undefined && { nonce }),
  };
  const { token: code } = await issueGrant(
    database,
    'code',
    { customer, session: randomUUID(), facts },
    now(),
  );
  redirect(response, withQuery(redirectUri, { code, state }));
}

function refuse(
  response: ServerResponse,
  { redirectUri, state, error, description }: AuthorizationRefusal,
): void {
  const said = { error, error_description: description };
  if (redirectUri === null) sendJson(response, error === 'invalid_client' ? 401 : 400, said);
  else redirect(response, withQuery(redirectUri, { ...said, ...(state !== null && { state }) }));
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function showSignIn(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { redirectUri, emailHint }: Authorization,
  typed: {
    readonly status: number;
    readonly email?: string;
    readonly errors?: Readonly<Record<string, WordKey>>;
  },
): void {
  const { frame, self } = framed(services, request);
  const { words, language } = frame;
  const locale = language.toLowerCase();
  const { protocol, origin } = new URL(redirectUri);
  sendPage(
    response,
    typed.status,
    <Layout frame={frame} title={words('account.signIn')}>
      <h1>{words('account.signIn')}</h1>
      <AccountForm
        words={words}
        action={self}
        kinds={['email', 'password']}
        button="account.signIn"
        values={{ email: typed.email ?? emailHint }}
        errors={typed.errors ?? {}}
      >
        <AccountLinks
          words={words}
          links={[
            { href: `/account/register?locale=${locale}`, label: 'account.register' },
            { href: `/account/recover?locale=${locale}`, label: 'account.recover' },
          ]}
        />
      </AccountForm>
    </Layout>,
    services.env.url,
    [origin === 'null' ? protocol : origin],
  );
}

async function signedInHere({ database, now }: Services, request: IncomingMessage): Promise<Customer | null> {
  const token = sessionToken(request, AREA);
  return token === null ? null : findTokenOwner(database, 'access', token, now());
}

function framed(services: Services, request: IncomingMessage) {
  const query = queryOf(request);
  const language = pageLanguage(request);
  const addressIn = (locale: string) => {
    const asked = new URLSearchParams(query);
    asked.set('locale', locale);
    return `/authentication/oauth/authorize?${asked}`;
  };
  const frame = frameOf(services, language, {
    shopUrl: services.env.shopUrl,
    otherLanguages: languageLinks(language, addressIn),
  });
  return { frame, self: addressIn(language.toLowerCase()) };
}

function queryOf({ url = '/' }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.split('?')[1]);
}
