import { AsyncLocalStorage } from 'node:async_hooks';
import { onePerProcess } from '@shop/page-server/one-per-process';
import type { CacheResult } from '@shop/page-server/site';

/** The context of the request that the running code works for. */
export interface RequestContext {
  readonly id: string;
  /** Who asks, as limits know them (packages/page-server/src/client-header.ts); never logged. */
  readonly client: string;
  /** The current span; null without tracing. */
  readonly span: Span | null;
  cache: CacheResult;
}

function storage(): AsyncLocalStorage<RequestContext> {
  return onePerProcess('requestContext', () => new AsyncLocalStorage<RequestContext>());
}

/** Runs work, including its asynchronous continuations, in a request's context. */
export function inRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage().run(context, work);
}

/** The request that the running code works for; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

/** Records the cache's role in this request's answer. */
export function noteCache(result: CacheResult): void {
  const request = currentRequest();
  if (request !== undefined) request.cache = result;
}

/** The kind of a span: answering a request, calling another service, processing a job. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  readonly kind: SpanKind;
  /** Its parent in W3C format; by default the current request's span. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** Starts spans; implemented by OpenTelemetry if enabled. */
export interface Tracer {
  readonly begin: (name: string, options: SpanOptions) => Span;
}

interface Holder {
  tracer: Tracer | null;
}
const holder = (): Holder => onePerProcess<Holder>('tracer', () => ({ tracer: null }));

/** Sets the tracer of this process. */
export function setTracer(tracer: Tracer | null): void {
  holder().tracer = tracer;
}

/** Starts a span; null without tracing (OBS-08). Like the log, names and attributes contain nothing about a visitor (OBS-04). */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  const { tracer } = holder();
  return (
    tracer?.begin(name, { ...options, parent: options.parent ?? currentRequest()?.span?.traceparent }) ?? null
  );
}

/** Runs work in its own span; spans inside it are its children, and its log lines contain the trace id. */
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

/** The trace context for a job or a call, so that its spans join the same trace; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  return currentRequest()?.span?.traceparent;
}

/** Attributes of a span: numbers, and strings from a small set. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span of a trace. */
export interface Span {
  readonly traceId: string;
  /** The header that lets other services join the same trace (W3C Trace Context). */
  readonly traceparent: string;
  readonly end: (attributes?: SpanAttributes, error?: unknown) => void;
}
