import { adminRoutes } from './admin/admin-routes.ts';
import type { Services } from './graphql/context.ts';
import { graphqlRoutes } from './graphql/graphql-routes.ts';
import { healthRoute } from './http/health-route.ts';
import type { Route } from './http/route.ts';

/** Every address of the platform. */
export function routes(services: Services): Route[] {
  return [...graphqlRoutes(services), ...adminRoutes(services), healthRoute(services.database)];
}
