import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import { z } from 'zod';
import { lossyPaths } from '../admin/given.ts';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { cleanJson } from '../http/clean-text.ts';
import { parseJson } from '../http/parse-json.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { adminMutations } from './admin-mutations.ts';
import { adminQueries } from './admin-queries.ts';

const SCHEMA = readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8');
const ADMIN_API_MAX_BYTES = 1_000_000;

const operation = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * The part of the Admin API that store setup needs: `POST /admin/api/{version}/graphql.json` with the admin token in
 * `X-Shopify-Access-Token`. Version 2025-01 answers every requested version and names itself in the response.
 */
export function adminGraphqlRoutes(services: Services): Route[] {
  const schema = buildSchema(SCHEMA);
  const rootValue = { ...adminQueries(services), ...adminMutations(services) };
  return [
    {
      method: 'POST',
      path: /^\/admin\/api\/[^/]+\/graphql\.json$/,
      async handle(request, response) {
        response.setHeader('x-shopify-api-version', '2025-01');
        if (!isSameSecret(request.headers['x-shopify-access-token'], services.env.adminToken)) {
          const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)';
          sendJson(response, 401, { errors });
          return;
        }
        let body: unknown;
        try {
          body = parseJson((await readBody(request, ADMIN_API_MAX_BYTES)).toString('utf8'));
        } catch (error) {
          const isTooLarge = error instanceof BodyTooLargeError;
          if (!isTooLarge && !(error instanceof SyntaxError)) throw error;
          sendJson(response, isTooLarge ? 413 : 400, { errors: 'Bad Request' });
          return;
        }
        const given = operation.safeParse(cleanJson(body));
        if (!given.success) {
          sendJson(response, 400, { errors: 'Bad Request' });
          return;
        }
        const { query, variables, operationName } = given.data;
        const lossy = lossyPaths({ query, variables });
        if (lossy.length > 0) {
          // As the provider tells of a value that is none of its field.
          const errors = lossy.map((path) => ({
            message: `${path.join('.')} has a character that was lost`,
          }));
          sendJson(response, 200, { errors });
          return;
        }
        sendJson(
          response,
          200,
          await graphql({
            schema,
            source: query,
            rootValue,
            variableValues: variables ?? {},
            operationName: operationName ?? null,
          }),
        );
      },
    },
  ];
}
