import { env } from '#env.ts';
import { cspReportLog } from '#server/csp-reports/csp-report-log.ts';
import { receiveCspReports } from '#server/csp-reports/receive-csp-reports.ts';

/** Where browsers tell of what a page's policy stopped (SEC-01). */
export const POST = (request: Request) =>
  receiveCspReports(request, { shopUrl: env().shopUrl, log: cspReportLog });
