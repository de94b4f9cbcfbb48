import { sql } from 'drizzle-orm';
import { adminPageRoutes } from './admin/admin-page-routes.tsx';
import { adminRoutes } from './admin/admin-routes.ts';
import { adminGraphqlRoutes } from './admin-api/admin-graphql-routes.ts';
import { cdnRoutes } from './cdn/cdn-routes.ts';
import type { Commerce } from './commerce.ts';
import { accountGraphqlRoute } from './customer-account/account-graphql-route.ts';
import { authorizeRoutes } from './customer-account/authorize-routes.tsx';
import { discoveryRoutes } from './customer-account/discovery-routes.ts';
import { tokenRoute } from './customer-account/token-route.ts';
import type { Database } from './db/open.ts';
import { explorerRoutes } from './explorer/explorer-routes.ts';
import { faultInterceptor } from './faults/fault-interceptor.ts';
import { FaultPlan } from './faults/fault-plan.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import type { Services } from './graphql/context.ts';
import { graphqlRoutes } from './graphql/graphql-routes.ts';
import type { Route } from './http/route.ts';
import { sendJson } from './http/send-json.ts';
import { onlineStoreRoutes } from './online-store/online-store-routes.ts';

/** All routes of the platform. */
export function routes(services: Services, commerce: Pick<Commerce, 'routes'>): Route[] {
  return [
    ...storefrontRoutes(services),
    ...adminRoutes(services),
    ...adminPageRoutes(services),
    ...adminGraphqlRoutes(services),
    ...discoveryRoutes(services),
    ...authorizeRoutes(services),
    tokenRoute(services),
    accountGraphqlRoute(services),
    ...commerce.routes,
    ...onlineStoreRoutes(services),
    ...(services.env.explorer ? explorerRoutes(services) : []),
    ...cdnRoutes(services.env),
    healthRoute(services.database),
  ];
}

/** The Storefront API, with fault injection only if enabled at startup. */
function storefrontRoutes(services: Services): Route[] {
  if (!services.env.faults) {
    return graphqlRoutes(services);
  }
  const plan = new FaultPlan();
  return [...graphqlRoutes(services, faultInterceptor(plan, services)), ...faultRoutes(plan)];
}

/** `GET /healthz`: 200 when the platform can answer, 503 while its database is unavailable. */
function healthRoute(database: Database): Route {
  return {
    method: 'GET',
    path: /^\/healthz$/,
    async handle(_request, response) {
      try {
        await database.execute(sql`select 1`);
        sendJson(response, 200, { status: 'ok' });
      } catch {
        sendJson(response, 503, { status: 'database is away' });
      }
    },
  };
}
