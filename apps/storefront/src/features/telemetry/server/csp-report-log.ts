import { log } from '#foundation/process/log.ts';
import { onePerProcess } from '#foundation/process/one-per-process.ts';
import { ReportLog } from './report-log';

/** The one of this process. */
export const cspReportLog = onePerProcess(
  'cspReportLog',
  () => new ReportLog((line) => log.warn(`content security policy: ${line}`)),
);
