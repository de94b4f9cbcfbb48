import { z } from 'zod';

/** The endpoint to which browsers report violations of a page's policy (SEC-01). */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** Longer URLs are not the shop's; URLs that a browser truncates are shorter. */
const text = z.string().max(4_096).nullish();

/** The body of `report-uri`: one report, named as in the first edition of the policy. */
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

/** The body of `report-to`: several reports of several kinds. */
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

/** The body of a report in either format. */
export const cspReportsSchema = z.union([newReports, oldReport]);

/** One violation as the browser reported it: none of it is trusted. */
export type CspReport = z.output<typeof cspReportsSchema>[number];
