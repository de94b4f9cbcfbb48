import { HealthFault, type HealthProbe } from './health';
import { pageRequest, type Render, recordAnswer } from './record-answer';
import { type RenderGate, TooManyRendersError } from './render-gate';
import { ClientGoneError, OverdueError } from './request-queue';

const CACHE_MS = 1_000;
/** How long a probe waits for its page: one that is queued behind a burst keeps the last finding. */
const RENDER_TIMEOUT_MS = 1_000;
/** Errors of the gate for a late page, which reveal nothing about the page. */
const NOT_MADE = [TooManyRendersError, ClientGoneError, OverdueError];
/**
 * A process in which no slot was released for this long no longer renders pages. Longer than a page that waits for an unreachable
 * platform.
 */
const STALLED_MS = 20_000;

interface ProbedRendering {
  readonly gate: Pick<RenderGate, 'run' | 'stalledMs'>;
  readonly render: Render;
  /** A small page without platform or database requests. */
  readonly path: string;
}

/**
 * Renders a page the same way as a visitor's, to detect a process that no longer renders pages, for any reason. A burst in progress does
 * not count.
 */
export function renderProbe({ gate, render, path }: ProbedRendering): HealthProbe {
  let begunAt: number | null = null;
  const renderPage = async (): Promise<number> => {
    begunAt = performance.now();
    const { request, response } = pageRequest(path);
    return (await recordAnswer(render, request, response)).status;
  };
  /** The status of the page; null if it was late or got no slot. */
  const renderInTime = async (): Promise<number | null> => {
    const timeout = AbortSignal.timeout(RENDER_TIMEOUT_MS);
    const rendered = gate
      .run('readyz', renderPage, { cost: 0, gone: timeout })
      .catch((error: unknown) => {
        if (NOT_MADE.some((kind) => error instanceof kind)) return null;
        throw error;
      })
      .finally(() => {
        begunAt = null;
      });
    return Promise.race([rendered, aborted(timeout)]);
  };
  return {
    checks: [{ name: 'render', needed: true }],
    timeoutMs: 2 * RENDER_TIMEOUT_MS,
    cacheMs: CACHE_MS,
    look: async () => {
      // A render begun earlier and not ended holds a slot already.
      const status = begunAt === null ? await renderInTime() : null;
      if (status !== null && status !== 200)
        throw new HealthFault(`a page is answered with status ${status}`);
      const ownMs = begunAt === null ? 0 : performance.now() - begunAt;
      const stalledMs = Math.max(gate.stalledMs, ownMs);
      return [stalledMs < STALLED_MS ? null : `no slot was released for ${Math.round(stalledMs / 1_000)} s`];
    },
  };
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
