import type { IncomingMessage, ServerResponse } from 'node:http';
import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import { explorerUrl } from '../explorer/explorer-routes.ts';
import { isThisMachine } from '../explorer/is-this-machine.ts';
import type { OperationInterceptor } from '../faults/fault-interceptor.ts';
import { allowAnyOrigin, answerPreflight } from '../http/cors.ts';
import type { Route } from '../http/route.ts';
import { sendJson, sendPackedJson } from '../http/send-json.ts';
import { redirect } from '../http/send-page.ts';
import { accessOf, visitorOf } from './access-header.ts';
import type { Services } from './context.ts';
import { operationExecutor } from './execute-operation.ts';
import { readOperation } from './read-operation.ts';
import { buildSchema } from './schema.ts';
import { API_VERSIONS, servedVersion, UNSTABLE } from './versions/api-schemas.ts';

/**
 * The Storefront API: `POST /api/{version}/graphql.json`.
 * @param intercept wraps every execution; only present when faults are enabled at startup
 */
export function graphqlRoutes(services: Services, intercept?: OperationInterceptor): Route[] {
  const executors = new Map<string, ReturnType<typeof operationExecutor>>();
  const executorOf = (version: string) => {
    const known = executors.get(version);
    if (known !== undefined) return known;
    const schema = buildSchema(version === UNSTABLE ? API_VERSIONS.at(-1) : version);
    const made = operationExecutor(schema, services, version);
    executors.set(version, made);
    return made;
  };
  const { oldestVersion } = services.env;
  // The shop's version; the others are built on first request.
  executorOf(servedVersion(STOREFRONT_API_VERSION, oldestVersion) ?? oldestVersion);

  const handle = async (request: IncomingMessage, response: ServerResponse, match: RegExpMatchArray) => {
    allowAnyOrigin(response);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return;
    }
    const version = servedVersion(match[1], oldestVersion);
    if (version === null) {
      sendJson(response, 404, { errors: 'Not Found' });
      return;
    }
    response.setHeader('x-shopify-api-version', version);
    if (request.method === 'GET' && services.env.explorer && isForReading(request)) {
      redirect(response, explorerUrl(version));
      return;
    }
    if (request.method !== 'POST') {
      sendJson(response, 405, { errors: 'Method Not Allowed' }, { allow: 'POST, OPTIONS' });
      return;
    }
    const access = accessOf(request.headers, services.env.publicToken);
    if (access === 'refused') {
      // The provider's message, which is empty.
      sendJson(response, 401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
      return;
    }
    const operation = await readOperation(request);
    if ('status' in operation) {
      const { status, message, code = 'BAD_REQUEST' } = operation;
      const headers = status === 413 ? { connection: 'close' } : {};
      sendJson(response, status, { errors: [{ message, extensions: { code } }] }, headers);
      return;
    }
    const requestId = String(response.getHeader('x-request-id'));
    const asker = {
      requestId,
      origin: request.headers.origin ?? null,
      visitor: visitorOf(request),
      hasToken: access === 'token',
    };
    const run = () => executorOf(version)(operation, asker);
    const answer = intercept === undefined ? await run() : await intercept(operation, response, run);
    if (answer === null) return;
    const headers = answer.status === 503 ? { 'retry-after': '1' } : {};
    await sendPackedJson(request, response, answer.status, answer.body, headers);
  };

  return [{ method: '*', path: /^\/api\/(?:([^/]+)\/)?graphql(?:\.json)?$/, handle }];
}

/** Whether someone at this machine opened the endpoint in a browser. */
function isForReading(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true && isThisMachine(request);
}
