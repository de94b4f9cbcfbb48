import { log } from '../../process/log';
import { onePerProcess } from '../../process/one-per-process';
import { ReportLog } from './report-log';

/** The one of this process. */
export const cspReportLog = onePerProcess(
  'cspReportLog',
  () => new ReportLog((line) => log.warn(`content security policy: ${line}`)),
);
