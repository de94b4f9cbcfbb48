import { setTimeout } from 'node:timers/promises';
import { apiPath } from '@shop/graphql/api-version';
import { z } from 'zod';
import { type ApiAccess, whyRefused, wordsOfErrors } from './why-refused';

/** A store and its credentials. */
export interface StoreAccess {
  /** Its origin. */
  readonly url: string;
  /** Version of its APIs. */
  readonly apiVersion: string;
  readonly publicToken: string;
  readonly privateToken: string | null;
  /** Null: facts known only to the back office are skipped. */
  readonly adminToken: string | null;
}

/** A request to one of the store's APIs. @throws StoreRefusal */
export type Ask = (query: string, variables?: object) => Promise<unknown>;

/** The store did not answer a request; the message contains its reason. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .union([
      z.string(),
      z.array(
        z.looseObject({
          message: z.string(),
          path: z.array(z.union([z.string(), z.number()])).optional(),
          extensions: z
            .looseObject({ code: z.string().optional(), requiredAccess: z.string().optional() })
            .optional(),
        }),
      ),
    ])
    .optional(),
  extensions: z
    .looseObject({
      cost: z.looseObject({
        requestedQueryCost: z.number(),
        throttleStatus: z.looseObject({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
      }),
    })
    .optional()
    .catch(undefined),
});
type StoreAnswer = z.output<typeof answerSchema>;

/** How often a request that a busy store did not run is sent. */
const MAX_ATTEMPTS = 10;
/** Wait without any word of the store's, in milliseconds: its limit restores every second. */
const WAIT_MS = 1_000;
/** Longest wait, in milliseconds. */
const MAX_WAIT_MS = 30_000;

/** Calls the Storefront API as browsers do. */
export function askStorefront(access: StoreAccess): Ask {
  const token = { 'x-shopify-storefront-access-token': access.publicToken };
  const api: ApiAccess = { name: 'Storefront API', token: '--public-token (PLATFORM_PUBLIC_TOKEN)' };
  return asking(`${access.url}${apiPath(access.apiVersion)}`, token, api);
}

/** Calls the Storefront API as the shop's servers do. */
export function askPrivately(access: StoreAccess, privateToken: string): Ask {
  const token = { 'shopify-storefront-private-token': privateToken };
  const api: ApiAccess = { name: 'Storefront API', token: '--private-token (PLATFORM_PRIVATE_TOKEN)' };
  return asking(`${access.url}${apiPath(access.apiVersion)}`, token, api);
}

/** Calls the Admin API of the same version. */
export function askAdmin(access: StoreAccess, adminToken: string): Ask {
  const token = { 'x-shopify-access-token': adminToken };
  const api: ApiAccess = { name: 'Admin API', token: '--admin-token' };
  return asking(`${access.url}/admin${apiPath(access.apiVersion)}`, token, api);
}

function asking(url: string, headers: Readonly<Record<string, string>>, api: ApiAccess): Ask {
  return async (query, variables = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    };
    for (let attempt = 1; ; attempt += 1) {
      const { response, text } = await sent(url, init);
      const answer = answerSchema.safeParse(parsed(text));
      const wait = throttledMs(response, answer.data);
      if (wait !== null && attempt < MAX_ATTEMPTS) {
        await setTimeout(Math.min(wait, MAX_WAIT_MS));
        continue;
      }
      if (!response.ok || !answer.success) {
        const { status, url: address } = response;
        const reason = whyRefused(api, { status, address, isJson: parsed(text) !== undefined });
        throw new StoreRefusal(`${url} answered ${status}: ${reason ?? text.slice(0, 300)}`);
      }
      const { data, errors } = answer.data;
      if (errors !== undefined) {
        const words = typeof errors === 'string' ? errors : wordsOfErrors(api, errors);
        throw new StoreRefusal(`${url} answered: ${words}`);
      }
      return data;
    }
  };
}

/** How long to wait before a request that the store was too busy to run is sent again, in milliseconds; null for any other answer. */
function throttledMs(response: Response, answer: StoreAnswer | undefined): number | null {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return Number.isFinite(seconds) ? seconds * 1_000 : WAIT_MS;
  }
  const { errors, extensions } = answer ?? {};
  if (!Array.isArray(errors) || !errors.some((error) => error.extensions?.code === 'THROTTLED')) return null;
  if (extensions === undefined) return WAIT_MS;
  const { requestedQueryCost, throttleStatus } = extensions.cost;
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable);
  return (lacking / throttleStatus.restoreRate) * 1_000;
}

/** @throws StoreRefusal for an unknown host, a closed port, a broken connection */
async function sent(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StoreRefusal(`${new URL(url).origin} cannot be reached: ${reason(error)}`);
  }
}

/** `fetch` puts the reason into the causes of its error. */
function reason(error: Error): string {
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message;
  return cause instanceof Error ? cause.message : error.message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
