import { receiveClientErrors } from '#features/telemetry/server/receive-telemetry.ts';
import { telemetryServices } from '#features/telemetry/server/telemetry-services.ts';

/** Errors of a page in the browser (OBS-07). */
export const POST = (request: Request) => receiveClientErrors(request, telemetryServices());
