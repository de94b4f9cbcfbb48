import { receiveClientErrors } from '#server/vitals/receive-telemetry.ts';
import { telemetryServices } from '#server/vitals/telemetry-services.ts';

/** What went wrong on a page (OBS-07). */
export const POST = (request: Request) => receiveClientErrors(request, telemetryServices());
