import { z } from 'zod';

/** Where browsers tell of what a page's policy stopped (SEC-01). */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** Longer addresses are nobody's of ours; what a browser cuts is shorter. */
const text = z.string().max(4_096).nullish();

/** What `report-uri` sends: one report, named as in the first edition of the policy. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);

/** What `report-to` sends: several, of several kinds. */
const newReports = z
  .array(
    z.object({
      type: z.string().max(100),
      url: text,
      body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, documentURL: text }),
    }),
  )
  .max(100)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ url, body }) => ({
        page: body.documentURL ?? url,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
      })),
  );

/** The body of a report, whichever way the browser tells it. */
export const cspReportsSchema = z.union([newReports, oldReport]);

/** One thing that was stopped, as the browser told it: nothing in it can be trusted. */
export type CspReport = z.output<typeof cspReportsSchema>[number];
