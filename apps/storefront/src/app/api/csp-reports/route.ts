import { cspReportLog, receiveCspReports } from '#features/telemetry/server/receive-csp-reports.ts';
import { env } from '#foundation/env/env.ts';

/** Where browsers tell of what a page's policy stopped (SEC-01). */
export const POST = (request: Request) =>
  receiveCspReports(request, { shopUrl: env().shopUrl, log: cspReportLog });
