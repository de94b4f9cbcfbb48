import { onePerProcess } from './one-per-process';
import { currentRequest, inRequest, type RequestContext } from './request-context';
import type { Span, SpanAttributes } from './span';

/** What is done in a piece of work: answering somebody, asking somebody, working off a job. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  readonly kind: SpanKind;
  /** What it is part of, as W3C writes it; without it, the span of the request at hand. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** Begins pieces of work; made of OpenTelemetry where it is switched on. */
export interface Tracer {
  readonly begin: (name: string, options: SpanOptions) => Span;
}

interface Holder {
  tracer: Tracer | null;
}
const holder = (): Holder => onePerProcess<Holder>('tracer', () => ({ tracer: null }));

/** Sets who records traces in this process. */
export function setTracer(tracer: Tracer | null): void {
  holder().tracer = tracer;
}

/** Begins a piece of work; null where nobody records any (OBS-08). Names and attributes hold nothing of a visitor, as the log (OBS-04). */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  const { tracer } = holder();
  return (
    tracer?.begin(name, { ...options, parent: options.parent ?? currentRequest()?.span?.traceparent }) ?? null
  );
}

/** Does something as a piece of work of its own; what it does inside is part of it, and its lines of the log name the trace. */
export async function inSpan<Value>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Value>,
): Promise<Value> {
  const span = beginSpan(name, options);
  if (span === null) return work();
  const request: RequestContext = {
    id: span.traceId,
    client: 'unknown',
    cache: 'none',
    ...currentRequest(),
    span,
  };
  try {
    const value = await inRequest(request, work);
    span.end();
    return value;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}

/** What a job or a call carries so that what comes of it is part of the same trace; undefined where nobody records traces. */
export function currentTraceparent(): string | undefined {
  return currentRequest()?.span?.traceparent;
}
