import { HealthFault, type HealthProbe } from './health';
import { pageRequest, type Render, recordAnswer } from './record-answer';
import { type RenderGate, TooManyRendersError } from './render-gate';
import { ClientGoneError, OverdueError } from './waiting-line';

const CACHE_MS = 1_000;
/** How long a look waits for its page: one that finds a burst before it says nothing for the worse. */
const RENDER_PATIENCE_MS = 1_000;
/** What the gate throws of a page that is late, which says nothing of the page. */
const NOT_MADE = [TooManyRendersError, ClientGoneError, OverdueError];
/** A process in which no slot came free for so long makes no pages any more. Longer than a page that waits for a platform that is away. */
const STALLED_MS = 20_000;

interface ProbedRendering {
  readonly gate: Pick<RenderGate, 'run' | 'stalledMs'>;
  readonly render: Render;
  /** A page that is small and asks nobody anything. */
  readonly path: string;
}

/**
 * Renders a page by the same way as a visitor's, so that a process which makes no pages any more is noticed, whatever the reason. A burst
 * that is worked off is none.
 */
export function renderProbe({ gate, render, path }: ProbedRendering): HealthProbe {
  let begunAt: number | null = null;
  const renderPage = async (): Promise<number> => {
    begunAt = performance.now();
    const { request, response } = pageRequest(path);
    return (await recordAnswer(render, request, response)).status;
  };
  /** The status of the page; null if it was not made in time, or had no slot. */
  const renderInPatience = async (): Promise<number | null> => {
    const patience = AbortSignal.timeout(RENDER_PATIENCE_MS);
    const rendered = gate
      .run('readyz', renderPage, { cost: 0, gone: patience })
      .catch((error: unknown) => {
        if (NOT_MADE.some((kind) => error instanceof kind)) return null;
        throw error;
      })
      .finally(() => {
        begunAt = null;
      });
    return Promise.race([rendered, aborted(patience)]);
  };
  return {
    checks: [{ name: 'render', needed: true }],
    timeoutMs: 2 * RENDER_PATIENCE_MS,
    cacheMs: CACHE_MS,
    look: async () => {
      // One that was begun and has not ended holds a slot already.
      const status = begunAt === null ? await renderInPatience() : null;
      if (status !== null && status !== 200)
        throw new HealthFault(`a page is answered with status ${status}`);
      const ownMs = begunAt === null ? 0 : performance.now() - begunAt;
      const stalledMs = Math.max(gate.stalledMs, ownMs);
      return [stalledMs < STALLED_MS ? null : `no slot came free for ${Math.round(stalledMs / 1_000)} s`];
    },
  };
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
