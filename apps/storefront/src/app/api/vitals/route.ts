import { receiveVitals } from '#server/vitals/receive-telemetry.ts';
import { telemetryServices } from '#server/vitals/telemetry-services.ts';

/** What a page view measured (OBS-07). */
export const POST = (request: Request) => receiveVitals(request, telemetryServices());
