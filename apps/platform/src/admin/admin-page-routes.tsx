/** @jsxRuntime automatic */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiter } from '../account/rate-limiter.ts';
import { frameOf } from '../checkout/checkout-context.ts';
import { sendNotice } from '../checkout/send-notice.tsx';
import type { AdminShown } from '../checkout/views/AdminPage.tsx';
import { AdminPage } from '../checkout/views/AdminPage.tsx';
import { Field } from '../checkout/views/Field.tsx';
import { Layout } from '../checkout/views/Layout.tsx';
import { languageLinks, toLanguage } from '../checkout/words.ts';
import { listCustomers } from '../db/repositories/customers.ts';
import { listDiscounts } from '../db/repositories/discounts.ts';
import { listGiftCards } from '../db/repositories/gift-cards.ts';
import { writeGateOf } from '../db/write-gate.ts';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { readForm, readUploadForm } from '../http/read-body.ts';
import { requestCookie } from '../http/request-cookie.ts';
import type { Route } from '../http/route.ts';
import { redirect, sendPage } from '../http/send-page.ts';
import { foldText } from '../search/fold-text.ts';
import { adminForm } from './admin-form.ts';
import { entryTypes } from './edit-entries.ts';
import { MAX_PICTURE_BYTES } from './edit-pictures.ts';
import { otherLanguages } from './edit-shop.ts';
import { EDITED_POLICIES } from './policy-titles.ts';
import { storedFields, typedFields } from './shown-fields.ts';

/** Maximum number of products with forms, and of list rows, on one page. */
const MAX_PRODUCTS = 25;
const MAX_LISTED = 100;
const MAX_ENTRIES = 50;

/**
 * Data of the back office page.
 * @param query words of a product's title or handle; empty for all
 * @param type whose entries are shown; empty for none
 * @param refusedForm the last form, if it was refused
 */
async function adminShown(
  services: Services,
  query: string,
  type: string,
  refusedForm: URLSearchParams | null,
): Promise<AdminShown> {
  const { catalogue, database } = services;
  const words = foldText(query);
  const found = catalogue.products.filter(
    ({ title, handle }) => foldText(title).includes(words) || handle.includes(query),
  );
  const [discounts, giftCards, customers] = await Promise.all([
    listDiscounts(database, MAX_LISTED),
    listGiftCards(database, MAX_LISTED),
    listCustomers(database, MAX_LISTED),
  ]);
  const { documents, collections } = catalogue;
  const handles = (things: readonly { readonly handle: string }[]) =>
    things.slice(0, MAX_LISTED).map(({ handle }) => handle);
  return {
    query,
    found: found.length,
    products: found.slice(0, MAX_PRODUCTS),
    discounts,
    giftCards,
    entries: await entriesShown(services, type),
    shop: shopShown(services),
    refusedForm: refusedForm && shownAgain(services, refusedForm),
    stock: catalogue,
    lists: [
      { label: 'admin.collections', names: handles(collections) },
      { label: 'admin.pages', names: handles(documents.all('page')) },
      { label: 'admin.menus', names: handles(documents.all('menu')) },
      {
        label: 'admin.redirects',
        names: documents
          .all('redirect')
          .slice(0, MAX_LISTED)
          .map(({ path, target }) => `${path} → ${target}`),
      },
      { label: 'admin.customers', names: customers.map(({ email }) => email) },
    ],
  };
}

/** Types of entries, and those of one type with the fields that it has. */
async function entriesShown(services: Services, type: string): Promise<AdminShown['entries']> {
  const types = await entryTypes(services);
  const { documents } = services.catalogue;
  const all = documents.all('metaobject').filter((entry) => entry.type === type);
  return {
    types: [...types.keys()],
    type,
    fields: [...(types.get(type) ?? [])].map(([key, kind]) => ({ key, kind })),
    all: all.slice(0, MAX_ENTRIES).map(({ handle, fields }) => ({
      handle,
      values: new Map(fields.map(({ key, value }) => [key, value])),
    })),
    files: documents.all('file').slice(-MAX_ENTRIES),
  };
}

/** A refused form as it is shown again, to be corrected: what was typed, and the new value of what changed meanwhile. */
function shownAgain(services: Services, form: URLSearchParams): URLSearchParams {
  const { typed, outdated } = typedFields(form, storedFields(services, form));
  for (const name of outdated) typed.delete(name);
  return typed;
}

/** The shop's name and facts, and its policies, in all its languages. */
function shopShown(services: Services): AdminShown['shop'] {
  const { documents } = services.catalogue;
  const stored = documents.all('policy').map(({ handle }) => handle);
  return {
    fields: storedFields(services, new URLSearchParams({ action: 'saveShop' })) ?? {},
    languages: otherLanguages(),
    policies: [...new Set([...EDITED_POLICIES, ...stored])].map((policy) => ({
      handle: policy,
      fields: storedFields(services, new URLSearchParams({ action: 'savePolicy', policy })) ?? {},
    })),
  };
}

const PATH = /^\/admin\/?$/;
const COOKIE = 'platform_admin';
const WRONG_TOKENS = 10;
const WINDOW_MS = 10 * 60 * 1000;

/**
 * `/admin`: the back office as a page, protected by the admin token. The token is entered once; a cookie of these pages then proves it
 * without containing it. Forms from other sites are refused.
 */
export function adminPageRoutes(services: Services): Route[] {
  const wrong = new RateLimiter(WRONG_TOKENS, WINDOW_MS);
  return [
    {
      method: 'GET',
      path: PATH,
      async handle(request, response) {
        if (isSignedIn(services, request)) await sendAdmin(services, request, response, 200, []);
        else sendSignIn(services, request, response, false);
      },
    },
    {
      method: 'POST',
      path: PATH,
      async handle(request, response) {
        const isOwn = isSignedIn(services, request);
        // Only who is signed in may send files.
        const form = await (isOwn ? readUploadForm(request, MAX_PICTURE_BYTES) : readForm(request));
        const { frame, self } = framed(services, request);
        const visitor = request.socket.remoteAddress ?? '';
        if (typeof form === 'string') {
          sendNotice(response, services, frame, form === 'foreign' ? 'forbidden' : 'tooLarge');
        } else if ('fields' in form) {
          if (form.fields.get('action') === 'signOut') {
            setCookie(response, services, '');
            redirect(response, self);
            return;
          }
          // One after the other: what a form showed is compared with what the one before it saved (PLAT-11).
          const refused = await writeGateOf(services.database).run('admin form', () =>
            adminForm(services, form),
          );
          if (refused.length === 0) redirect(response, self);
          else await sendAdmin(services, request, response, 422, refused, form.fields);
        } else if (!wrong.isAllowed(visitor, services.now())) {
          sendNotice(response, services, frame, 'tooMany');
        } else if (isSameSecret(form.get('token') ?? '', services.env.adminToken)) {
          setCookie(response, services, proofOf(services));
          redirect(response, self);
        } else {
          wrong.count(visitor, services.now());
          sendSignIn(services, request, response, true);
        }
      },
    },
  ];
}

/** Value of the cookie: it proves knowledge of the token without revealing it. */
function proofOf({ env }: Pick<Services, 'env'>): string {
  return createHmac('sha256', env.adminToken).update('admin page').digest('base64url');
}

function isSignedIn(services: Pick<Services, 'env'>, request: IncomingMessage): boolean {
  return isSameSecret(requestCookie(request, COOKIE) ?? undefined, proofOf(services));
}

function setCookie(response: ServerResponse, { env }: Pick<Services, 'env'>, value: string): void {
  const secure = env.url.startsWith('https:') ? '; Secure' : '';
  const age = value === '' ? '; Max-Age=0' : '';
  response.setHeader(
    'set-cookie',
    `${COOKIE}=${value}; Path=/admin; HttpOnly; SameSite=Strict${age}${secure}`,
  );
}

async function sendAdmin(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  refused: readonly string[],
  form: URLSearchParams | null = null,
): Promise<void> {
  const { frame, self, query, type } = framed(services, request);
  const shown = await adminShown(services, query, type, form);
  sendPage(
    response,
    status,
    <Layout frame={frame} title={frame.words('admin.title')}>
      <h1>{frame.words('admin.title')}</h1>
      <AdminPage words={frame.words} action={self} refused={refused} {...shown} />
    </Layout>,
    services.env.url,
  );
}

function sendSignIn(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  isWrong: boolean,
): void {
  const { frame, self } = framed(services, request);
  const { words } = frame;
  sendPage(
    response,
    isWrong ? 403 : 401,
    <Layout frame={frame} title={words('admin.title')}>
      <h1>{words('admin.title')}</h1>
      <form method="post" action={self} className="form">
        <Field
          words={words}
          name="token"
          label="admin.token"
          type="password"
          autoComplete="off"
          value=""
          error={isWrong ? 'admin.wrongToken' : undefined}
        />
        <div className="actions">
          <button type="submit" className="primary">
            {words('account.signIn')}
          </button>
        </div>
      </form>
    </Layout>,
    services.env.url,
  );
}

function framed(services: Services, request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '/', services.env.url);
  const language = toLanguage(searchParams.get('locale'));
  const query = (searchParams.get('q') ?? '').slice(0, 200);
  const type = (searchParams.get('entries') ?? '').slice(0, 255);
  const addressIn = (locale: string) =>
    `/admin?${new URLSearchParams({ locale, ...(query && { q: query }), ...(type && { entries: type }) })}`;
  const frame = frameOf(services, language, {
    shopUrl: services.env.shopUrl,
    otherLanguages: languageLinks(language, addressIn),
  });
  return { frame, query, type, self: addressIn(language.toLowerCase()) };
}
