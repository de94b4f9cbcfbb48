import { receiveVitals } from '#features/telemetry/server/receive-telemetry.ts';
import { telemetryServices } from '#features/telemetry/server/telemetry-services.ts';

/** Measurements of a page view (OBS-07). */
export const POST = (request: Request) => receiveVitals(request, telemetryServices());
