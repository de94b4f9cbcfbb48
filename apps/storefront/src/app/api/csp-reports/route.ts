import { cspReportLog, receiveCspReports } from '#features/telemetry/server/receive-csp-reports.ts';
import { env } from '#foundation/env/env.ts';

/** Receives browsers' reports of policy violations (SEC-01). */
export const POST = (request: Request) =>
  receiveCspReports(request, { shopUrl: env().shopUrl, log: cspReportLog });
