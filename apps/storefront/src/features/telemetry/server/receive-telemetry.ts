import type { Pool } from 'pg';
import type { z } from 'zod';
import { receiveFields } from '#foundation/endpoint/read-fields.ts';
import { clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import { clientErrorsRequestSchema, vitalsRequestSchema } from '../contract/vitals';
import { recordClientErrors } from './client-error.repository';
import type { TelemetryServices } from './telemetry-services';
import { recordVitals } from './web-vital.repository';

/** Two beacons a page view, and some pages a minute. */
const BEACONS_PER_FORM = 4;

/** `POST /api/vitals` (OBS-07): what a page view measured. A part of them is kept, chosen by chance. */
export function receiveVitals(
  request: Request,
  services: TelemetryServices,
  random = Math.random,
): Promise<Response> {
  return receive(request, services, vitalsRequestSchema, async (pool, vitals) => {
    if (random() < services.sample) await recordVitals(pool, vitals);
  });
}

/** `POST /api/client-errors` (OBS-07): what went wrong on a page. */
export function receiveClientErrors(request: Request, services: TelemetryServices): Promise<Response> {
  return receive(request, services, clientErrorsRequestSchema, recordClientErrors);
}

/** Nobody waits for the answer, and nothing depends on it: what is one too many is let go without a word. */
async function receive<Schema extends z.ZodType>(
  request: Request,
  services: TelemetryServices,
  schema: Schema,
  record: (pool: Pool, value: z.output<Schema>) => Promise<void>,
): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'json');
  if (received instanceof Response) return received;
  if (!services.hasRoom()) return taken();
  return withStore(services.store, async (pool) => {
    const most = services.mostPerClient * BEACONS_PER_FORM;
    const refusal = await refuseTooMany(pool, clientLimit(request, 'telemetry', most));
    if (refusal !== null) return refusal;
    await record(pool, received.value);
    return taken();
  });
}

function taken(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
