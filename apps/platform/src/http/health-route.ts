import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import type { Route } from './route.ts';
import { sendJson } from './send-json.ts';

/** `GET /healthz`: 200 when the platform can answer, 503 while its database is unavailable. */
export function healthRoute(database: Database): Route {
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
