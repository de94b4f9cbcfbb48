import { receiveClientErrors } from '#features/telemetry/server/receive-telemetry.ts';
import { telemetryServices } from '#features/telemetry/server/telemetry-services.ts';

/** What went wrong on a page (OBS-07). */
export const POST = (request: Request) => receiveClientErrors(request, telemetryServices());
