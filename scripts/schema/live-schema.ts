import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import { z } from 'zod';
import { apiPath } from '../../packages/graphql/src/api-version';

/** A store whose schema is queried. */
export interface Store {
  /** Host (`x.myshopify.com`) or full origin. */
  readonly domain: string;
  /** Public Storefront access token. */
  readonly token: string;
}

/** A store's schema, and the API version of its response: a retired version falls forward to a newer one. */
export interface LiveSchema {
  readonly schema: GraphQLSchema;
  readonly servedVersion: string | null;
}

const TIMEOUT_MS = 30_000;

const answerShape = z.object({
  data: z.object({ __schema: z.object({ types: z.array(z.unknown()) }) }).optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** The store of CODEGEN_STORE_DOMAIN and CODEGEN_STORE_TOKEN; null when neither is set. */
export function storeFromEnvironment(environment: NodeJS.ProcessEnv): Store | null {
  const domain = environment['CODEGEN_STORE_DOMAIN'] ?? '';
  const token = environment['CODEGEN_STORE_TOKEN'] ?? '';
  if (domain === '' && token === '') {
    return null;
  }
  if (domain === '' || token === '') {
    throw new Error('CODEGEN_STORE_DOMAIN and CODEGEN_STORE_TOKEN must be set together');
  }
  return { domain, token };
}

/** Fetches a store's schema. @throws with a message that names the store */
export async function fetchLiveSchema({ domain, token }: Store): Promise<LiveSchema> {
  const origin = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  const response = await fetch(new URL(apiPath(), origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${domain} responded with ${response.status} to the schema request`);
  }
  const body: unknown = JSON.parse(text);
  const answer = answerShape.parse(body);
  if (!answer.data) {
    throw new Error(
      `${domain} returned no schema: ${answer.errors?.map(({ message }) => message).join('; ')}`,
    );
  }
  return {
    schema: buildClientSchema((body as { data: IntrospectionQuery }).data, { assumeValid: true }),
    servedVersion: response.headers.get('x-shopify-api-version'),
  };
}
