import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildClientSchema, type GraphQLFieldResolver, type IntrospectionQuery, isScalarType } from 'graphql';
import { findTokenOwner } from '../db/repositories/customer-tokens.ts';
import { visitorOf } from '../graphql/access-header.ts';
import type { PlatformContext, Services } from '../graphql/context.ts';
import { fieldResolver, operationExecutor } from '../graphql/execute-operation.ts';
import { readOperation } from '../graphql/read-operation.ts';
import { servedVersion } from '../graphql/versions/api-schemas.ts';
import { allowAnyOrigin, answerPreflight } from '../http/cors.ts';
import type { Route } from '../http/route.ts';
import { sendJson, sendPackedJson } from '../http/send-json.ts';
import { ACCOUNT_API_VERSION } from './account-addresses.ts';
import { accountRoot } from './account-root.ts';
import { ACCOUNT_PREFIX } from './authorization.ts';

/** The newest package of the provider's framework, which has the schema of `ACCOUNT_API_VERSION`. */
const SCHEMA = 'hydrogen-react-newest/customer-account.schema.json';
const MAX_TOKEN = 100;

/** `POST /customer/api/{version}/graphql`: the Customer Account API. `Authorization` contains the bare access token. */
export function accountGraphqlRoute(services: Services): Route {
  let made: ReturnType<typeof operationExecutor> | undefined;
  const executor = () => {
    made ??= operationExecutor(accountSchema(), services, ACCOUNT_API_VERSION, viewResolver);
    return made;
  };
  return {
    method: '*',
    path: /^\/customer\/api\/([^/]+)\/graphql(?:\.json)?$/,
    async handle(request, response, [, version]) {
      allowAnyOrigin(response);
      if (request.method === 'OPTIONS') return answerPreflight(request, response);
      const served = servedVersion(version, ACCOUNT_API_VERSION);
      if (served === null) return sendJson(response, 404, { errors: 'Not Found' });
      response.setHeader('x-shopify-api-version', served);
      if (request.method !== 'POST') {
        return sendJson(response, 405, { errors: 'Method Not Allowed' }, { allow: 'POST, OPTIONS' });
      }
      const token = request.headers.authorization ?? '';
      const isOne = token.startsWith(ACCOUNT_PREFIX) && token.length <= MAX_TOKEN;
      const customer = isOne
        ? await findTokenOwner(services.database, 'account', token, services.now())
        : null;
      if (customer === null) return sendJson(response, 401, { errors: 'User does not have access' });
      const operation = await readOperation(request);
      if ('status' in operation) {
        const { status, message, code = 'BAD_REQUEST' } = operation;
        const headers = status === 413 ? { connection: 'close' } : {};
        return sendJson(response, status, { errors: [{ message, extensions: { code } }] }, headers);
      }
      const answer = await executor()(operation, {
        requestId: String(response.getHeader('x-request-id')),
        origin: request.headers.origin ?? null,
        visitor: visitorOf(request),
        hasToken: true,
        root: accountRoot(customer),
      });
      const headers = answer.status === 503 ? { 'retry-after': '1' } : {};
      await sendPackedJson(request, response, answer.status, answer.body, headers);
    },
  };
}

function accountSchema() {
  const file = createRequire(import.meta.url).resolve(SCHEMA);
  const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery;
  const schema = buildClientSchema(introspection, { assumeValid: true });
  const dateTime = schema.getType('DateTime');
  // The provider returns whole seconds.
  if (isScalarType(dateTime)) dateTime.serialize = (moment) => String(moment).replace(/\.\d+Z$/, 'Z');
  return schema;
}

/**
 * Resolves a field of the Customer Account API from a view: its value, or the result of its function. A missing field is an error that
 * names it as unsupported.
 */
const viewResolver: GraphQLFieldResolver<unknown, PlatformContext> = (source, args, context, info) => {
  const value =
    typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined;
  return typeof value === 'function'
    ? value.call(source, args, context, info)
    : fieldResolver(source, args, context, info);
};
