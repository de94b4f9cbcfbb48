import type { ServerResponse } from 'node:http';

/** The result of one check: null when healthy, else the reason, as public text. */
export type Finding = string | null;

/** Runs one or several checks with a single query. */
export interface HealthProbe {
  /** The checks. Without a `needed` one this process is not ready; without another it is degraded. */
  readonly checks: readonly { readonly name: string; readonly needed: boolean }[];
  /** A slower check counts as failed. */
  readonly timeoutMs: number;
  /** How long a finding is cached; the check runs at most once in this time. */
  readonly cacheMs: number;
  /** One finding per check, in their order. A rejection fails all of them. */
  readonly look: () => Promise<readonly Finding[]>;
}

interface HealthOptions {
  readonly probes: readonly HealthProbe[];
  /** Whether this process is shutting down. */
  readonly isDraining: () => boolean;
  /** Called once for each change of a finding, with the error if there is one. */
  readonly onChange?: (change: HealthChange) => void;
}

/** A check whose finding has changed. */
export interface HealthChange {
  readonly check: string;
  readonly finding: Finding;
  readonly error?: unknown;
}

interface CheckReport {
  readonly ok: boolean;
  readonly needed: boolean;
  readonly reason?: string;
}

/** The body of `/readyz`. */
export interface HealthReport {
  readonly status: 'ready' | 'degraded' | 'unready';
  readonly checks: Readonly<Record<string, CheckReport>>;
}

export interface Health {
  /** Answers `/livez` and `/readyz` (OBS-01, OBS-02); false for any other path. */
  readonly answer: (address: string, response: ServerResponse) => Promise<boolean>;
  /** @param without names of excluded checks */
  readonly report: (without?: readonly string[]) => Promise<HealthReport>;
}

/** Its message is safe to publish; those of other errors may contain addresses or secrets. */
export class HealthFault extends Error {}

/**
 * The health of the process. `/livez` answers whenever the process can answer at all. `/readyz` is 503 while a needed check fails or the
 * process is shutting down, so that a proxy routes shoppers elsewhere. A failed check that is not needed is reported with 200
 * (docs/operations.md). `?exclude=database` excludes a check and may be repeated.
 */
export function createHealth({ probes, isDraining, onChange = () => undefined }: HealthOptions): Health {
  const looks = probes.map((probe) => cachedProbe(probe, onChange));

  async function report(without: readonly string[] = []): Promise<HealthReport> {
    const found = (await Promise.all(looks.map((look) => look()))).flat();
    const counted = found.filter(({ name }) => !without.includes(name));
    const checks = Object.fromEntries(
      counted.map(({ name, needed, finding }) => [
        name,
        { ok: finding === null, needed, ...(finding === null ? {} : { reason: finding }) },
      ]),
    );
    const draining = isDraining();
    const all: Record<string, CheckReport> = {
      draining: {
        ok: !draining,
        needed: true,
        ...(draining ? { reason: 'this process is shutting down' } : {}),
      },
      ...checks,
    };
    const failed = Object.values(all).filter(({ ok }) => !ok);
    const status = failed.some(({ needed }) => needed) ? 'unready' : failed.length > 0 ? 'degraded' : 'ready';
    return { status, checks: all };
  }

  return {
    report,
    answer: async (address, response) => {
      const [path, query] = address.split('?', 2);
      if (path === '/livez') send(response, 200, { status: 'live' });
      else if (path === '/readyz') {
        const said = await report(new URLSearchParams(query).getAll('exclude'));
        send(response, said.status === 'unready' ? 503 : 200, said);
      } else return false;
      return true;
    },
  };
}

interface CheckFinding {
  readonly name: string;
  readonly needed: boolean;
  readonly finding: Finding;
}

/** A check shared by concurrent callers: one runs at a time, and its finding is cached for a while. */
function cachedProbe(
  probe: HealthProbe,
  onChange: (change: HealthChange) => void,
): () => Promise<readonly CheckFinding[]> {
  const before = new Map<string, Finding>();
  let cached: { readonly until: number; readonly found: Promise<readonly CheckFinding[]> } | undefined;

  async function look(): Promise<readonly CheckFinding[]> {
    const { findings, error } = await probeWithTimeout(probe);
    return probe.checks.map(({ name, needed }, at) => {
      const finding = findings[at] ?? null;
      if ((before.get(name) ?? null) !== finding)
        onChange({ check: name, finding, ...(error === undefined ? {} : { error }) });
      before.set(name, finding);
      return { name, needed, finding };
    });
  }

  return () => {
    if (cached !== undefined && cached.until > performance.now()) return cached.found;
    const found = look();
    cached = { until: Number.POSITIVE_INFINITY, found };
    return found.finally(() => {
      cached = { until: performance.now() + probe.cacheMs, found };
    });
  };
}

async function probeWithTimeout({
  checks,
  timeoutMs,
  look,
}: HealthProbe): Promise<{ readonly findings: readonly Finding[]; readonly error?: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HealthFault(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return { findings: await Promise.race([look(), late]) };
  } catch (error) {
    return {
      findings: checks.map(() => (error instanceof HealthFault ? error.message : 'cannot be reached')),
      error,
    };
  } finally {
    clearTimeout(timer);
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body));
}
