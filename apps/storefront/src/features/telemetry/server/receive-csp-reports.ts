import { readBody } from '#foundation/endpoint/read-fields.ts';
import { problem } from '#foundation/http/problem.ts';
import { cspReportsSchema } from '../contract/csp-report';
import { describeCspReport } from './describe-csp-report';
import type { ReportLog } from './report-log';

/** A browser tells a page's violations together; each is under a kilobyte without its sample. */
const MOST_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * `POST /api/csp-reports` (SEC-01): what a policy stopped in somebody's browser, told in the log. Nothing is kept, asked or sent on
 * because of it, so that who sends many makes nothing happen.
 */
export async function receiveCspReports(
  request: Request,
  { shopUrl, log }: { readonly shopUrl: string; readonly log: ReportLog },
): Promise<Response> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (!TYPES.includes(type?.trim().toLowerCase() ?? '')) {
    return problem({ status: 415, title: `The body must be ${TYPES.join(' or ')}` });
  }
  const body = await readBody(request, MOST_BYTES);
  if (body === null) return problem({ status: 413, title: `Request body larger than ${MOST_BYTES} bytes` });
  const parsed = cspReportsSchema.safeParse(fromJson(new TextDecoder().decode(body)));
  if (!parsed.success) return problem({ status: 400, title: 'Invalid report' });
  for (const report of parsed.data) {
    const line = describeCspReport(report, shopUrl);
    if (line !== null) log.add(line);
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Undefined for what is no JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
