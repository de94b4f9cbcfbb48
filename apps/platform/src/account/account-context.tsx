/** @jsxRuntime automatic */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { frameOf } from '../checkout/checkout-context.ts';
import { keepLanguage, pageLanguage } from '../checkout/page-language.ts';
import { sendNotice } from '../checkout/send-notice.tsx';
import { type Frame, Layout } from '../checkout/views/Layout.tsx';
import { type Language, languageLinks, type WordKey, type Words } from '../checkout/words.ts';
import type { Customer } from '../customer/customer.ts';
import type { Services } from '../graphql/context.ts';
import { readForm } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { redirect, sendPage } from '../http/send-page.ts';
import { sessionCustomer } from './session.ts';

/** Allowed return addresses of a sign-in: a checkout on this origin. */
const BACK = /^\/checkouts\/cn\/[\w-]{1,100}\?key=[\w-]{1,100}$/;

/** One request to the account's pages. */
export interface AccountContext {
  readonly services: Services;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly words: Words;
  readonly language: Language;
  readonly frame: Frame;
  /** signed-in customer; null if not signed in */
  readonly customer: Customer | null;
  /** checkout to return to after sign-in; null for the account */
  readonly back: string | null;
  /** address of the visitor, for rate limits */
  readonly visitor: string;
  /** address of a page under /account in the visitor's language, e.g. `/login` */
  hrefOf(page: string): string;
}

/** A public page of the account. */
export function accountRoute(
  services: Services,
  path: RegExp,
  handle: (context: AccountContext, match: RegExpMatchArray) => Promise<void> | void,
): Route {
  return {
    method: 'GET',
    path,
    handle: async (request, response, match) => handle(await openAccount(services, request, response), match),
  };
}

/** Handles a form of the account. A form sent from another site is refused. */
export function accountFormRoute(
  services: Services,
  path: RegExp,
  handle: (context: AccountContext, form: URLSearchParams, match: RegExpMatchArray) => Promise<void> | void,
): Route {
  return {
    method: 'POST',
    path,
    handle: async (request, response, match) => {
      const form = await readForm(request);
      const context = await openAccount(services, request, response);
      if (typeof form === 'string') {
        sendNotice(response, services, context.frame, form === 'foreign' ? 'forbidden' : 'tooLarge');
        return;
      }
      await handle(context, form, match);
    },
  };
}

/** The signed-in customer. Without one it redirects to the sign-in and returns null. */
export function signedIn(context: AccountContext): Customer | null {
  if (context.customer === null) redirect(context.response, context.hrefOf('/login'));
  return context.customer;
}

/** Sends a page of the account with its heading. */
export function sendAccountPage(
  { services, response, frame, words }: AccountContext,
  status: number,
  title: WordKey,
  children: ReactNode,
): void {
  sendPage(
    response,
    status,
    <Layout frame={frame} title={words(title)}>
      <h1>{words(title)}</h1>
      {children}
    </Layout>,
    services.env.url,
  );
}

async function openAccount(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<AccountContext> {
  const { pathname, searchParams } = new URL(request.url ?? '/', services.env.url);
  const language = pageLanguage(request);
  if (request.method === 'GET') keepLanguage(request, response, services.env.url);
  const otherLanguages = languageLinks(language, (locale) => {
    const other = new URLSearchParams(searchParams);
    other.set('locale', locale);
    return `${pathname}?${other}`;
  });
  const frame = frameOf(services, language, { shopUrl: services.env.shopUrl, otherLanguages });
  return {
    services,
    request,
    response,
    words: frame.words,
    language,
    frame,
    customer: await sessionCustomer(services, request),
    back: BACK.exec(searchParams.get('back') ?? '')?.[0] ?? null,
    visitor: request.socket.remoteAddress ?? '',
    hrefOf: (page) => `/account${page}?locale=${language.toLowerCase()}`,
  };
}
