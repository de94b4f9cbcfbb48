import type { Pool } from 'pg';
import type { z } from 'zod';
import { receiveFields } from '#foundation/endpoint/read-fields.ts';
import { clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import { clientErrorsRequestSchema, vitalsRequestSchema } from '../contract/vitals';
import { recordClientErrors } from './client-error.repository';
import type { TelemetryServices } from './telemetry-services';
import { recordVitals } from './web-vital.repository';

/** Two beacons per page view, and several pages per minute. */
const BEACONS_PER_FORM = 4;

/** `POST /api/vitals` (OBS-07): the measurements of a page view. A random sample is stored. */
export function receiveVitals(
  request: Request,
  services: TelemetryServices,
  random = Math.random,
): Promise<Response> {
  return receive(request, services, vitalsRequestSchema, async (pool, vitals) => {
    if (random() < services.sample) await recordVitals(pool, vitals);
  });
}

/** `POST /api/client-errors` (OBS-07): the errors of a page. */
export function receiveClientErrors(request: Request, services: TelemetryServices): Promise<Response> {
  return receive(request, services, clientErrorsRequestSchema, recordClientErrors);
}

/** No client waits for the answer, and nothing depends on it: requests beyond the limit are dropped silently. */
async function receive<Schema extends z.ZodType>(
  request: Request,
  services: TelemetryServices,
  schema: Schema,
  record: (pool: Pool, value: z.output<Schema>) => Promise<void>,
): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'json');
  if (received instanceof Response) return received;
  if (!services.hasRoom()) return accepted();
  return withStore(services.store, async (pool) => {
    const most = services.maxPerClient * BEACONS_PER_FORM;
    const refusal = await refuseTooMany(pool, clientLimit(request, 'telemetry', most));
    if (refusal !== null) return refusal;
    await record(pool, received.value);
    return accepted();
  });
}

function accepted(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
